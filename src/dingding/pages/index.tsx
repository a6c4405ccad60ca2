/** /dingding/pages/index: the workbench, the way in of every employee. Inside the workplace app it signs in without a word. */
import { useState, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import type { DeskView, MenuGroup } from '@/contract';
import { canOpen, isOwnRoute, open } from '@/core/routes';
import { RefusedError } from '@/core/api';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { Section } from '@/ui/kit/SectionHead';
import { Slot } from '@/ui/kit/Slot';
import { Blocks, Page, useMessenger, usePageParams } from '@/ui/shell';
import { ChatRows, Commands, Daily, Day, Menus, NewsRows, Numbers } from '../desk/Parts';
import { DeskHead, TodoCard } from '../desk/DeskHead';
import { DeskSheets, sheetOf, type DeskSheet } from '../desk/DeskSheets';
import { useDesk } from '../desk/useDesk';
import { useSignIn } from '../desk/useSignIn';
import styles from '../desk/desk.module.scss';

const FORBIDDEN = 403;
const CHATS = '/dingding/pages/group';

export default observer(function WorkbenchPage() {
  const isIn = useSignIn();
  const { state, menus, reload } = useDesk(isIn);
  const { sheet: asked } = usePageParams<'/dingding/pages/index'>();
  const [sheet, setSheet] = useState<DeskSheet | undefined>(
    asked ? sheetOf(`/dingding/pages/index?sheet=${asked}`) : undefined,
  );
  const { scanCode } = useMessenger();
  const close = () => setSheet(undefined);
  const scan = async () => {
    const text = await scanCode();
    if (text && isOwnRoute(text) && canOpen(text)) void open(text);
    else if (text) setSheet('search');
  };
  const isNobody = state.error instanceof RefusedError && state.error.code === FORBIDDEN;
  if (!isIn) return <Page skeleton="cells">{null}</Page>;
  if (isNobody)
    return (
      <Page>
        <Empty
          picture="notfound"
          role="alert"
          title="未找到员工信息"
          text="请联系管理员开通，或换一个账号"
          button="重新加载"
          onPress={reload}
        />
      </Page>
    );
  return (
    <Page
      state={state}
      skeleton="cells"
      right={
        <>
          <IconButton icon="search" label="查找" onPress={() => setSheet('search')} />
          <IconButton icon="scan" label="扫一扫" onPress={() => void scan()} />
        </>
      }
      overlay={<DeskSheets sheet={sheet} onClose={close} onChanged={reload} />}
    >
      {(desk) => <Desk desk={desk} menus={menus} onSheet={setSheet} />}
    </Page>
  );
});

interface DeskProps {
  desk: DeskView;
  menus: readonly MenuGroup[];
  onSheet: (sheet: DeskSheet) => void;
}

function Desk({ desk, menus, onSheet }: DeskProps): ReactElement {
  return (
    <View className={styles.page}>
      <DeskHead desk={desk} />
      <TodoCard todo={desk.todo} now={desk.serverTime} />
      <Slot>{desk.daily && <Daily dueAt={desk.daily.dueAt} now={desk.serverTime} />}</Slot>
      <Slot>{desk.day.length > 0 && <Day events={desk.day} now={desk.serverTime} />}</Slot>
      <Slot>
        {(desk.figures.length > 0 || (desk.dead ?? 0) > 0) && (
          <Numbers figures={desk.figures} dead={desk.dead} onSheet={onSheet} />
        )}
      </Slot>
      <Blocks>
        <Menus groups={menus} onVerify={() => onSheet('verify')} />
        <Slot>
          {desk.chats.length > 0 && (
            <Section title="会话" {...(canOpen(CHATS) && { onMore: () => open(CHATS) })}>
              <ChatRows chats={desk.chats} />
            </Section>
          )}
        </Slot>
        <Slot>
          {desk.news.length > 0 && (
            <Section title="公告">
              <NewsRows news={desk.news} />
            </Section>
          )}
        </Slot>
        <Slot>
          {desk.commands.length > 0 && (
            <Section title="在电脑上做" note="由管电脑的同事做">
              <Commands commands={desk.commands} />
            </Section>
          )}
        </Slot>
      </Blocks>
    </View>
  );
}
