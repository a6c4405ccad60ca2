/** A short lesson that was taken away: others are there. */
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { HotShorts } from './HotShorts';
import { VIDEO_LIST } from './words';

export const Gone = ({ onOpen }: { onOpen: (id: string) => void }) => (
  <View>
    <Empty
      picture="notfound"
      role="alert"
      title="这一节已下架"
      text="看看别的公开课"
      button="全部公开课"
      onPress={() => go(VIDEO_LIST, {})}
    />
    <HotShorts onOpen={onOpen} />
  </View>
);
