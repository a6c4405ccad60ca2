/** What a connection may listen to, by the first word of the topic; a topic that is not here is refused. */
import { auctionTopic } from './domains/auction/topic';
import { storeTopic } from './domains/employee/topic';
import { groupTopic } from './domains/groupBuying/topic';
import { liveTopic } from './domains/live/topic';
import { memberTopic } from './domains/member/topic';
import { countTodo } from './domains/task/repository';
import { countWaiting } from './domains/warehouse/cards/repository';
import type { TopicKinds } from './realtime/topics';

export const topicKinds: TopicKinds = {
  user: memberTopic,
  group: groupTopic,
  auction: auctionTopic,
  live: liveTopic,
  store: storeTopic({ tasks: countTodo, stock: countWaiting }),
};
