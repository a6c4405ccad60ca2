/** /member/pages/notice/remind: which messages are pushed, by which ways, and the single reminders that wait. */
import { View } from '@tarojs/components';
import type { RemindRow } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Words } from '@/ui/kit/Words';
import { Page, useAction, usePageData, useReturn } from '@/ui/shell';
import { Remind } from '../../notice/Remind';
import styles from '../../notice/remind.module.scss';
import { Switches } from '../../notice/Switches';
import { Templates } from '../../notice/Templates';
import { Group } from '../../setting/Group';

export default function RemindPage() {
  const state = usePageData(async () => {
    const [{ settings, templates, bound }, reminds] = await Promise.all([
      call('notify.settings'),
      call('wechat.getRemind', {}, { hide: false }),
    ]);
    return { settings, templates, bound, reminds };
  });
  const { feedback } = useStores();
  // From where the mini-program is bound.
  useReturn(() => void state.reload());
  const cancel = useAction(async ({ kind, targetId }: RemindRow) => {
    await call('wechat.remind', { kind, targetId, on: false });
    const { data } = state;
    if (data)
      state.set({
        ...data,
        reminds: data.reminds.filter((row) => row.kind !== kind || row.targetId !== targetId),
      });
    feedback.toast('已取消提醒');
  });
  return (
    <Page state={state} skeleton="cells">
      {({ settings, templates, bound, reminds }) => (
        <View className={styles.body}>
          <Switches settings={settings} />
          <Templates templates={templates} bound={bound} />
          <Group title="单项提醒" note={reminds.length > 0 ? '提醒过一次，这一项就会自己取消。' : undefined}>
            {reminds.map((row) => (
              <Remind
                key={`${row.kind}${row.targetId}`}
                row={row}
                busy={cancel.pending}
                onCancel={() => cancel.run(row)}
              />
            ))}
            {reminds.length === 0 && (
              <Words size="sub" tone="muted" block className={styles.none}>
                还没有提醒。缺货、秒杀和竞拍的页面上可以设。
              </Words>
            )}
          </Group>
        </View>
      )}
    </Page>
  );
}
