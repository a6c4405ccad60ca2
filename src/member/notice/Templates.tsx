/** Messages that the messenger shows outside the app: each press allows one more of each kind. */
import { useState, type ReactElement } from 'react';
import type { NoticeTemplate } from '@/contract';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Cell } from '@/ui/kit/Cell';
import { useAction } from '@/ui/shell';
import { Group } from '../setting/Group';

interface TemplatesProps {
  templates: readonly NoticeTemplate[];
  /** The mini-program knows the member. */
  bound: boolean;
}

export function Templates({ templates, bound }: TemplatesProps): ReactElement | null {
  const { feedback } = useStores();
  const [rows, setRows] = useState(templates);
  const ask = useAction(async (id: string) => {
    const ids = await platform.subscribe.ask([id]);
    if (ids.length === 0) return void feedback.toast('没有订阅。可在右上角 ··· → 设置 → 订阅消息里打开');
    setRows((await call('notify.subscribe', { ids })).templates);
    feedback.toast('已订阅');
  });
  if (!platform.subscribe.available || rows.length === 0) return null;
  if (!bound)
    return (
      <Group title="微信订阅消息" note="绑定以后，订单和服务的消息可以发到微信里。">
        <Cell label="还没有绑定小程序" act="去绑定" onPress={() => go('/member/pages/oauth/index', {})} />
      </Group>
    );
  return (
    <Group title="微信订阅消息" note="微信规定订阅一次只发一条，多订几次就能多收几条。">
      {rows.map(({ id, title, left }) => (
        <Cell
          key={id}
          label={title}
          note={left > 0 ? `还可收 ${left} 条` : '还没有订阅'}
          act="订阅"
          onPress={() => ask.run(id)}
        />
      ))}
    </Group>
  );
}
