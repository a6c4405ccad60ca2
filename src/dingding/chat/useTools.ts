/** What can be sent beside words: pictures, films, papers, a goods, an order. */
import { useState } from 'react';
import { upload } from '@/core/api';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { useAction, useMessenger } from '@/ui/shell';
import type { CardType } from './PickCard';
import type { Tool } from './ToolsPanel';
import type { Saying } from './useSaying';

export function useTools(say: Saying['say'], onFile: () => unknown) {
  const { feedback } = useStores();
  const { pickImage } = useMessenger();
  const [picking, setPicking] = useState<CardType>();
  const image = useAction(async () => {
    const picked = await pickImage();
    if (picked) say('image', { url: (await upload('file.images', picked, { scene: 'chat' })).url });
  });
  const film = useAction(async () => {
    const picked = await platform.film.choose();
    if (!picked) return;
    if (!picked.cover) return feedback.toast('这段视频放不出来，换一段试试');
    const cover = (await upload('file.images', picked.cover, { scene: 'video' })).url;
    say('video', { url: (await upload('file.videos', picked, { cover })).url });
  });
  const tools: Tool[] = [
    { icon: 'image', label: '图片', onPress: image.run },
    { icon: 'play', label: '视频', onPress: film.run },
    { icon: 'file', label: '文件', onPress: onFile },
    { icon: 'store', label: '商品', onPress: () => setPicking('goods') },
    { icon: 'box', label: '订单', onPress: () => setPicking('order') },
  ];
  const endPick = () => setPicking(undefined);
  const send = (refId: string) => {
    if (picking) say(picking, { refId });
    endPick();
  };
  return { tools, picking, send, endPick };
}
