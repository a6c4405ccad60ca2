/** Every kind of job and who carries it out. A domain exports its own table; it is joined here. A kind that nobody carries out does not compile. */
import type { JobKind } from './db/jobKinds';
import { afterSaleJobs } from './domains/afterSale/jobs';
import { auctionJobs } from './domains/auction/close';
import { flashJobs } from './domains/campaign/flash/jobs';
import { renewJobs } from './domains/campaign/renew/jobs';
import { cellarClubJobs } from './domains/cellarClub/jobs';
import { collectJobs } from './domains/collect/service';
import { collectibleJobs } from './domains/collectible/jobs';
import { escrowJobs } from './domains/escrow/jobs';
import { fileJobs } from './domains/file/jobs';
import { fulfilmentJobs } from './domains/fulfilment/jobs';
import { groupJobs } from './domains/groupBuying/jobs';
import { groveJobs } from './domains/grove/jobs';
import { identityJobs } from './domains/identity/jobs';
import { incomeJobs } from './domains/income/service';
import { invoiceJobs } from './domains/invoice/jobs';
import { lifeJobs } from './domains/life/actions';
import { memberJobs } from './domains/member/accounts';
import { noticeJobs } from './domains/notice/push';
import { feedbackJobs } from './domains/feedback/jobs';
import { orderJobs } from './domains/order/jobs';
import { parcelJobs } from './domains/parcel/track';
import { paymentJobs } from './domains/payment/jobs';
import { pointsJobs } from './domains/points/expire';
import { promoJobs } from './domains/promo/jobs';
import { releaseJobs } from './domains/release/run';
import { taskJobs } from './domains/task/auto';
import { teamJobs } from './domains/team/grades';
import { vipJobs } from './domains/vip/jobs';
import { walletJobs } from './domains/wallet/jobs';
import { wholesaleJobs } from './domains/wholesale/arrive';
import { withdrawalJobs } from './domains/withdrawal/jobs';
import { cleanupJobs } from './jobs/cleanup';
import type { JobHandlers } from './jobs/runner';
import { auditKinds } from './taskKinds';

export const jobHandlers = {
  ...afterSaleJobs,
  ...escrowJobs,
  ...fileJobs,
  ...fulfilmentJobs,
  ...auctionJobs,
  ...flashJobs,
  ...renewJobs,
  ...cellarClubJobs,
  ...cleanupJobs,
  ...collectJobs,
  ...collectibleJobs,
  ...groupJobs,
  ...groveJobs,
  ...identityJobs,
  ...incomeJobs,
  ...invoiceJobs,
  ...lifeJobs,
  ...memberJobs,
  ...noticeJobs,
  ...feedbackJobs,
  ...orderJobs,
  ...parcelJobs,
  ...paymentJobs,
  ...taskJobs(auditKinds),
  ...teamJobs,
  ...vipJobs,
  ...walletJobs,
  ...wholesaleJobs,
  ...withdrawalJobs,
  ...pointsJobs,
  ...promoJobs,
  ...releaseJobs,
} satisfies JobHandlers & Record<JobKind, unknown>;
