/** Every kind of job and who carries it out. A domain exports its own table; it is joined here. */
import { afterSaleJobs } from './domains/afterSale/jobs';
import { auctionJobs } from './domains/auction/close';
import { flashJobs } from './domains/campaign/flash/jobs';
import { renewJobs } from './domains/campaign/renew/jobs';
import { collectJobs } from './domains/collect/service';
import { collectibleJobs } from './domains/collectible/jobs';
import { fulfilmentJobs } from './domains/fulfilment/jobs';
import { groupJobs } from './domains/groupBuying/jobs';
import { incomeJobs } from './domains/income/service';
import { lifeJobs } from './domains/life/actions';
import { memberJobs } from './domains/member/accounts';
import { noticeJobs } from './domains/notice/push';
import { feedbackJobs } from './domains/feedback/jobs';
import { orderJobs } from './domains/order/jobs';
import { paymentJobs } from './domains/payment/jobs';
import { promoJobs } from './domains/promo/jobs';
import { taskJobs } from './domains/task/auto';
import { vipJobs } from './domains/vip/jobs';
import { walletJobs } from './domains/wallet/jobs';
import { wholesaleJobs } from './domains/wholesale/arrive';
import { cleanupJobs } from './jobs/cleanup';
import type { JobHandlers } from './jobs/runner';
import { auditKinds } from './taskKinds';

export const jobHandlers: JobHandlers = {
  ...afterSaleJobs,
  ...fulfilmentJobs,
  ...auctionJobs,
  ...flashJobs,
  ...renewJobs,
  ...cleanupJobs,
  ...collectJobs,
  ...collectibleJobs,
  ...groupJobs,
  ...incomeJobs,
  ...lifeJobs,
  ...memberJobs,
  ...noticeJobs,
  ...feedbackJobs,
  ...orderJobs,
  ...paymentJobs,
  ...taskJobs(auditKinds),
  ...vipJobs,
  ...walletJobs,
  ...wholesaleJobs,
  ...promoJobs,
};
