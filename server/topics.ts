/** What a connection may listen to, by the first word of the topic; a topic that is not here is refused. */
import { auctionTopic } from './domains/selling/auction/topic';
import { storeTopic } from './domains/people/employee/topic';
import { groupTopic } from './domains/selling/groupBuying/topic';
import { liveTopic } from './domains/offer/live/topic';
import { memberTopic } from './domains/people/member/topic';
import { countTodo } from './domains/people/task/repository';
import { countFailedPrints } from './domains/offer/printing/queue';
import { countWaiting } from './domains/trade/warehouse/cards/repository';
import { conversationTopic } from './domains/staff/chat/topic';
import { seatTopic } from './domains/selling/tableService/topic';
import type { TopicKinds } from './realtime/topics';

export const topicKinds: TopicKinds = {
  user: memberTopic,
  conv: conversationTopic,
  group: groupTopic,
  auction: auctionTopic,
  live: liveTopic,
  seat: seatTopic,
  store: storeTopic({ tasks: countTodo, stock: countWaiting, prints: countFailedPrints }),
};
