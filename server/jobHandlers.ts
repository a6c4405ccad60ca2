/** Every kind of job and who carries it out. A domain exports its own table; it is joined here. A kind that nobody carries out does not compile. */
import type { JobKind } from './db/jobKinds';
import { activityJobs } from './domains/selling/activity/jobs';
import { afterSaleJobs } from './domains/trade/afterSale/jobs';
import { auctionJobs } from './domains/selling/auction/close';
import { bookingJobs } from './domains/selling/booking/jobs';
import { waitlistJobs } from './domains/selling/waitlist/service';
import { flashJobs } from './domains/selling/campaign/flash/jobs';
import { renewJobs } from './domains/selling/campaign/renew/jobs';
import { cellarClubJobs } from './domains/trade/cellarClub/jobs';
import { favouriteJobs } from './domains/membership/favourite/service';
import { courseJobs } from './domains/selling/college/order/jobs';
import { collectibleJobs } from './domains/selling/collectible/jobs';
import { escrowJobs } from './domains/trade/escrow/jobs';
import { fileJobs } from './domains/people/file/jobs';
import { fulfilmentJobs } from './domains/trade/fulfilment/jobs';
import { groupJobs } from './domains/selling/groupBuying/jobs';
import { groveJobs } from './domains/selling/grove/jobs';
import { identityJobs } from './domains/people/identity/jobs';
import { incomeJobs } from './domains/people/income/service';
import { invoiceJobs } from './domains/membership/invoice/jobs';
import { lifeJobs } from './domains/offer/life/actions';
import { liveJobs } from './domains/offer/live/jobs';
import { comeJobs } from './domains/staff/maintenance/come/service';
import { inviteJobs } from './domains/staff/maintenance/invite/service';
import { planJobs } from './domains/staff/maintenance/plan/service';
import { contentJobs } from './domains/people/contentAudit/run';
import { memberJobs } from './domains/people/member/accounts';
import { noticeJobs } from './domains/people/notice/push';
import { chatJobs } from './domains/staff/chat/jobs';
import { feedbackJobs } from './domains/staff/feedback/jobs';
import { orderJobs } from './domains/trade/order/jobs';
import { parcelJobs } from './domains/trade/parcel/track';
import { paymentJobs } from './domains/trade/payment/jobs';
import { shippingJobs } from './domains/trade/shipping/jobs';
import { pointsJobs } from './domains/membership/points/expire';
import { exchangeJobs } from './domains/selling/exchange/jobs';
import { printJobRuns } from './domains/offer/printing/run';
import { prizeJobs } from './domains/selling/prize/jobs';
import { quoteJobs } from './domains/staff/quote/jobs';
import { redPacketJobs } from './domains/membership/redPacket/jobs';
import { releaseJobs } from './domains/selling/release/run';
import { reportJobs } from './domains/staff/report/evening';
import { tableJobs } from './domains/selling/tableService/jobs';
import { taskJobs } from './domains/people/task/auto';
import { teamJobs } from './domains/membership/team/grades';
import { vipJobs } from './domains/membership/vip/jobs';
import { walletJobs } from './domains/membership/wallet/jobs';
import { wholesaleJobs } from './domains/selling/wholesale/arrive';
import { withdrawalJobs } from './domains/people/withdrawal/jobs';
import { clientJobs } from './domains/staff/client/hand/pool';
import { cleanupJobs } from './jobs/cleanup';
import type { JobHandlers } from './jobs/runner';
import { auditKinds } from './taskKinds';

export const jobHandlers = {
  ...activityJobs,
  ...afterSaleJobs,
  ...escrowJobs,
  ...fileJobs,
  ...fulfilmentJobs,
  ...auctionJobs,
  ...bookingJobs,
  ...waitlistJobs,
  ...flashJobs,
  ...renewJobs,
  ...cellarClubJobs,
  ...chatJobs,
  ...cleanupJobs,
  ...clientJobs,
  ...favouriteJobs,
  ...collectibleJobs,
  ...courseJobs,
  ...groupJobs,
  ...groveJobs,
  ...identityJobs,
  ...incomeJobs,
  ...invoiceJobs,
  ...lifeJobs,
  ...liveJobs,
  ...comeJobs,
  ...contentJobs,
  ...inviteJobs,
  ...planJobs,
  ...memberJobs,
  ...noticeJobs,
  ...feedbackJobs,
  ...orderJobs,
  ...parcelJobs,
  ...paymentJobs,
  ...shippingJobs,
  ...tableJobs,
  ...taskJobs(auditKinds),
  ...teamJobs,
  ...vipJobs,
  ...walletJobs,
  ...wholesaleJobs,
  ...withdrawalJobs,
  ...pointsJobs,
  ...exchangeJobs,
  ...printJobRuns,
  ...prizeJobs,
  ...quoteJobs,
  ...redPacketJobs,
  ...releaseJobs,
  ...reportJobs,
} satisfies JobHandlers & Record<JobKind, unknown>;
