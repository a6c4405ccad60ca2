/** Every table of kinds, filled: the only place that knows all kinds of a thing. A missing kind does not compile. */
import { giftVerification } from './domains/selling/activity/guest/verification';
import { activityPoster, tastingPoster } from './domains/selling/activity/poster';
import { countHosted } from './domains/selling/activity/tasting/repository';
import { activityPayable } from './domains/selling/activity/signup/payable';
import { activityWaitlist } from './domains/selling/activity/wait/kind';
import { giftBrought } from './domains/trade/afterSale/gifts';
import { salePart } from './domains/trade/afterSale/orderPart';
import { hasSalePhoto } from './domains/trade/afterSale/repository';
import { articleSearch } from './domains/offer/article/search';
import { auctionFeed } from './domains/selling/auction/activityFeed';
import { auctionPayable } from './domains/selling/auction/deposit';
import { auctionOrders } from './domains/selling/auction/orderKind';
import { cardPoster } from './domains/staff/businessCard/poster';
import { menuBoard, pickupBoard, reportBoard } from './domains/membership/login/boards/service';
import { kitchenBoard } from './domains/selling/tableService/staff/kitchen';
import { doorBoard } from './domains/selling/doorQueue/board';
import { bookingDay } from './domains/selling/booking/deskDay';
import { bookingPayable } from './domains/selling/booking/payable';
import { bookingPoster } from './domains/selling/booking/poster';
import { bookingVerification } from './domains/selling/booking/verification';
import { bookingWaitlist } from './domains/selling/booking/waits';
import { groupOfferOf } from './domains/selling/campaign/offer';
import { goodsNotice } from './domains/offer/catalogue/noticeCard';
import { goodsPoster } from './domains/offer/catalogue/poster';
import { channelEffect } from './domains/staff/process/channel';
import { goodsSearch } from './domains/offer/catalogue/search';
import { cellarPayable } from './domains/trade/cellarClub/payable';
import { cellarPoster } from './domains/trade/cellarClub/poster';
import { channelOrders } from './domains/selling/channel/orderKind';
import { offerVerification } from './domains/membership/coin/verification';
import { courseInvoices } from './domains/selling/college/order/invoices';
import { coursePayable } from './domains/selling/college/order/payable';
import { coursePoster } from './domains/selling/college/poster';
import { courseSearch } from './domains/offer/course/search';
import { collectiblePayable } from './domains/selling/collectible/purchase/payable';
import { collectiblePoster } from './domains/selling/collectible/poster';
import { couponVerification } from './domains/offer/coupon/verification';
import { donationPoster } from './domains/membership/donation/poster';
import { materialPoster } from './domains/selling/material/poster';
import { materialsFor } from './domains/selling/material/service';
import { hasDeclaredPhoto } from './domains/membership/earnings/declare/repository';
import { escrowPayable } from './domains/trade/escrow/payable';
import { hasProcessFile } from './domains/staff/process/repository';
import { assetEffect, balanceEffect, priceEffect, repairEffect } from './domains/staff/process/effects';
import { hasTicketPhoto } from './domains/staff/feedback/repository';
import { parcelPart } from './domains/trade/fulfilment/orderPart';
import { sealedPath } from './domains/people/file/sealed';
import { adoptFeed } from './domains/selling/grove/activityFeed';
import { adoptPayable } from './domains/selling/grove/adoption/payable';
import { adoptPoster, treePoster } from './domains/selling/grove/poster';
import { groupFeed } from './domains/selling/groupBuying/activityFeed';
import { groupOrders } from './domains/selling/groupBuying/orderKind';
import { groupPart } from './domains/selling/groupBuying/orderPart';
import { groupPoster } from './domains/selling/groupBuying/poster';
import { hasPhoto } from './domains/people/identity/repository';
import { incomeWithdrawals } from './domains/membership/earnings/cash/withdrawals';
import { orderInvoices, rechargeInvoices } from './domains/membership/invoice/groups';
import { memberPoster } from './domains/membership/newGift/service';
import { livePoster } from './domains/offer/live/poster';
import { commentContent, postContent } from './domains/offer/life/contents';
import { liveContent } from './domains/offer/live/contents';
import { masterPoster } from './domains/offer/maker/poster';
import { masterSearch } from './domains/offer/maker/search';
import { memberVerification } from './domains/people/member/verification';
import { avatarContent, bioContent, nicknameContent } from './domains/people/member/wishes';
import { orderNotice } from './domains/trade/order/noticeCard';
import { orderPayable } from './domains/trade/order/payable';
import {
  couponBrought,
  freightBrought,
  goodsBrought,
  gradeBrought,
  ladderBrought,
  pickupBrought,
} from './domains/trade/order/rewards';
import { discountOrders, retailOrders } from './domains/trade/order/settlement/retail';
import { packetBrought } from './domains/membership/redPacket/grant';
import { drawFeed } from './domains/selling/prize/activityFeed';
import { exchangeOrders, giftOrders } from './domains/selling/exchange/orderKind';
import { releaseOrders } from './domains/selling/release/orderKind';
import { appendContent, reviewContent } from './domains/trade/review/contents';
import { reviewPart } from './domains/trade/review/orderPart';
import { reviewBrought } from './domains/trade/review/reward';
import { activitySearch } from './domains/offer/salon/search';
import { ticketVerification } from './domains/offer/salon/verification';
import { merchantWithdrawals } from './domains/selling/merchant/money';
import { hasLicense as hasMerchantLicense } from './domains/selling/merchant/repository';
import { orderVerification } from './domains/selling/merchant/verification';
import { careCount, inviteCount, visitCount } from './domains/staff/maintenance/daily';
import { comeDay, visitDay } from './domains/staff/maintenance/desk';
import { comePart, invitePart, maintPart, planPart, visitPart } from './domains/staff/maintenance/parts';
import { patrolDay } from './domains/staff/patrol/desk';
import { markMoved } from './domains/staff/stockTake/repository';
import { quoteCard } from './domains/staff/quote/chatCard';
import { quotePart } from './domains/staff/quote/clientPart';
import { quoteOrders } from './domains/staff/quote/orderKind';
import { quoteNoPart } from './domains/staff/quote/orderPart';
import { storePoster } from './domains/offer/store/poster';
import { storeSearch } from './domains/offer/store/search';
import { videoPoster } from './domains/offer/video/poster';
import { videoSearch } from './domains/offer/video/search';
import { rankPoster } from './domains/membership/team/poster';
import { levelBrought } from './domains/membership/vip/brought';
import { vipPayable } from './domains/membership/vip/payable';
import { vipPoster } from './domains/membership/vip/poster';
import { pointsPayable, rechargePayable } from './domains/membership/wallet/payable';
import { hasProofPhoto } from './domains/trade/voucher/repository';
import { ladderOfferOf } from './domains/selling/wholesale/offer';
import { wholesaleOrders } from './domains/selling/wholesale/orderKind';
import { hasInquiryPhoto, hasLicense as hasWholesaleLicense } from './domains/selling/wholesale/repository';
import { balanceWithdrawals } from './domains/people/withdrawal/balance';
import { gainDocs, leavingDocs, transferDocs } from './domains/trade/warehouse/own';
import { packing, saleDocs } from './domains/trade/fulfilment/documents';
import { storedDocs } from './domains/trade/escrow/documents';
import { pieceDocs } from './domains/selling/collectible/holding/documents';
import { goodsCard } from './domains/offer/catalogue/chatCard';
import { orderCard } from './domains/trade/order/chatCard';
import { chatContent } from './domains/staff/chat/contents';
import { chatFigure, deskChats } from './domains/staff/chat/desk';
import { hasChatFile } from './domains/staff/chat/repository';
import { leaveTalk } from './domains/staff/chat/table';
import { hostedTables } from './domains/selling/activity/hosted';
import { advisorOf } from './domains/staff/client/advisor';
import { guestClient } from './domains/staff/client/guest';
import { houseGoodsSearch } from './domains/selling/merchant/desk';
import { messagePart } from './domains/staff/client/tell';
import { clientSearch } from './domains/staff/client/desk';
import { returnFigure, saleFigure } from './domains/trade/afterSale/desk';
import { feedbackFigure } from './domains/staff/feedback/figure';
import { employeeSearch, memberSearch } from './domains/staff/desk/people';
import { ordersFigure, orderSearch, parcelSearch, salesFigure } from './domains/trade/order/desk/figures';
import { reviewFigure } from './domains/trade/review/desk';
import { salonDay } from './domains/offer/salon/desk';
import { lowFigure, shipFigure } from './domains/trade/warehouse/desk';
import { inquiryFigure } from './domains/selling/wholesale/desk';
import { chartCard, dailyCard, tableCard } from './domains/staff/report/chatCards';
import { deskReport } from './domains/staff/report/desk';
import { merchantTodo } from './domains/selling/merchant/orders';
import { takeHomeOrders } from './domains/selling/tableService/takeHome/parcel';
import { tableInvoices } from './domains/selling/tableService/bill/invoices';
import { tablePayable } from './domains/selling/tableService/bill/payable';
import { teamNews } from './domains/membership/team/menu';
import { unpaidChannel, unpaidWholesale } from './domains/trade/order/unpaid';
import { memoContent } from './domains/membership/credits/contents';
import { bookingReviewContent } from './domains/selling/booking/contents';
import { courseReviewContent } from './domains/selling/college/contents';
import { giftMemoContent } from './domains/selling/exchange/contents';
import { plaqueContent } from './domains/selling/grove/contents';
import {
  goodsDetailContent,
  goodsFilmContent,
  goodsImagesContent,
  goodsTitleContent,
  merchantIntroContent,
  merchantNameContent,
  merchantOfferContent,
  merchantPhotosContent,
} from './domains/selling/merchant/contents';
import { cellarPlaqueContent } from './domains/trade/cellarClub/contents';
import type { Kinds } from './http/context';

export const kinds: Kinds = {
  brought: {
    gift: giftBrought,
    coupon: couponBrought,
    freight: freightBrought,
    ladder: ladderBrought,
    goods: goodsBrought,
    pickup: pickupBrought,
    review: reviewBrought,
    packet: packetBrought,
    grade: gradeBrought,
    level: levelBrought,
  },
  boards: { menu: menuBoard, report: reportBoard, queue: pickupBoard, door: doorBoard, kitchen: kitchenBoard },
  activityFeeds: { group: groupFeed, auction: auctionFeed, draw: drawFeed, adopt: adoptFeed },
  assetMoved: markMoved,
  chatCards: {
    goods: goodsCard,
    order: orderCard,
    quote: quoteCard,
    daily: dailyCard,
    table: tableCard,
    chart: chartCard,
  },
  advisorOf,
  leaveTalk,
  hostedTables,
  courseMaterials: materialsFor,
  contents: {
    lifePost: postContent,
    lifeComment: commentContent,
    review: reviewContent,
    reviewAppend: appendContent,
    nickname: nicknameContent,
    avatar: avatarContent,
    bio: bioContent,
    live: liveContent,
    chat: chatContent,
    courseReview: courseReviewContent,
    bookingReview: bookingReviewContent,
    treePlaque: plaqueContent,
    cellarPlaque: cellarPlaqueContent,
    merchantName: merchantNameContent,
    merchantIntro: merchantIntroContent,
    merchantOffer: merchantOfferContent,
    merchantPhotos: merchantPhotosContent,
    goodsTitle: goodsTitleContent,
    goodsDetail: goodsDetailContent,
    goodsImages: goodsImagesContent,
    goodsFilm: goodsFilmContent,
    memo: memoContent,
    giftMemo: giftMemoContent,
  },
  clientParts: {
    maint: maintPart,
    invite: invitePart,
    come: comePart,
    visit: visitPart,
    plan: planPart,
    quote: quotePart,
    message: messagePart,
  },
  deskChats,
  deskDays: { salon: salonDay, booking: bookingDay, comeVisit: comeDay, visit: visitDay, patrol: patrolDay },
  deskFigures: {
    sales: salesFigure,
    orders: ordersFigure,
    toShip: shipFigure,
    returns: returnFigure,
    lowStock: lowFigure,
    afterSales: saleFigure,
    feedback: feedbackFigure,
    reviews: reviewFigure,
    inquiries: inquiryFigure,
    chats: chatFigure,
  },
  deskReport,
  deskSearches: {
    order: orderSearch,
    parcel: parcelSearch,
    member: memberSearch,
    client: clientSearch,
    goods: houseGoodsSearch,
    employee: employeeSearch,
  },
  guestClient,
  goodsOffers: { group: groupOfferOf, wholesale: ladderOfferOf },
  orderParts: { sales: salePart, group: groupPart, reviews: reviewPart, parcels: parcelPart, quote: quoteNoPart },
  orders: {
    normal: retailOrders,
    discount: discountOrders,
    group: groupOrders,
    auction: auctionOrders,
    wholesale: wholesaleOrders,
    channel: channelOrders,
    exchange: exchangeOrders,
    gift: giftOrders,
    takeHome: takeHomeOrders,
    release: releaseOrders,
    quote: quoteOrders,
  },
  packing,
  stockDocs: {
    sale: saleDocs,
    escrow: storedDocs,
    transfer: transferDocs,
    use: leavingDocs,
    loss: leavingDocs,
    gain: gainDocs,
    lossAdjust: leavingDocs,
    piece: pieceDocs,
  },
  payables: {
    order: orderPayable,
    auction: auctionPayable,
    collectible: collectiblePayable,
    recharge: rechargePayable,
    points: pointsPayable,
    vip: vipPayable,
    course: coursePayable,
    adopt: adoptPayable,
    booking: bookingPayable,
    table: tablePayable,
    activity: activityPayable,
    escrow: escrowPayable,
    cellar: cellarPayable,
    exchange: null,
  },
  papers: {
    identity: hasPhoto,
    merchant: (tx, memberId, name) => hasMerchantLicense(tx, memberId, sealedPath(name)),
    wholesale: (tx, memberId, name) => hasWholesaleLicense(tx, memberId, sealedPath(name)),
    voucher: (tx, memberId, name) => hasProofPhoto(tx, memberId, sealedPath(name)),
    afterSale: (tx, memberId, name) => hasSalePhoto(tx, memberId, sealedPath(name)),
    declaration: (tx, memberId, name) => hasDeclaredPhoto(tx, memberId, sealedPath(name)),
    feedback: (tx, memberId, name) => hasTicketPhoto(tx, memberId, sealedPath(name)),
    chat: (tx, memberId, name) => hasChatFile(tx, memberId, sealedPath(name)),
    process: (tx, memberId, name) => hasProcessFile(tx, memberId, sealedPath(name)),
    inquiry: (tx, memberId, name) => hasInquiryPhoto(tx, memberId, sealedPath(name)),
  },
  processes: {
    asset: assetEffect,
    balance: balanceEffect,
    channel: channelEffect,
    price: priceEffect,
    repair: repairEffect,
  },
  waitlists: { booking: bookingWaitlist, activity: activityWaitlist },
  withdrawals: { balance: balanceWithdrawals, income: incomeWithdrawals, merchant: merchantWithdrawals },
  dailyCounts: { tasting: countHosted, invite: inviteCount, care: careCount, visit: visitCount },
  invoices: {
    order: orderInvoices,
    recharge: rechargeInvoices,
    course: courseInvoices,
    table: tableInvoices,
    adopt: null,
  },
  menuCounts: { merchant: merchantTodo, channel: unpaidChannel, wholesaler: unpaidWholesale, team: teamNews },
  notices: { '/shop/pages/order/detail': orderNotice, '/shop/pages/goods': goodsNotice },
  posters: {
    member: memberPoster,
    goods: goodsPoster,
    group: groupPoster,
    collectible: collectiblePoster,
    master: masterPoster,
    course: coursePoster,
    live: livePoster,
    activity: activityPoster,
    tasting: tastingPoster,
    adopt: adoptPoster,
    tree: treePoster,
    donation: donationPoster,
    cellar: cellarPoster,
    material: materialPoster,
    rank: rankPoster,
    card: cardPoster,
    booking: bookingPoster,
    store: storePoster,
    vip: vipPoster,
    video: videoPoster,
  },
  search: {
    goods: goodsSearch,
    article: articleSearch,
    store: storeSearch,
    master: masterSearch,
    activity: activitySearch,
    course: courseSearch,
    video: videoSearch,
  },
  verifications: {
    order: orderVerification,
    coupon: couponVerification,
    booking: bookingVerification,
    ticket: ticketVerification,
    member: memberVerification,
    offer: offerVerification,
    gift: giftVerification,
  },
};
