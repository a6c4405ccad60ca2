/** What stands under the work that waits: the day, the numbers, what the areas open, conversations, news, and what is done on a computer. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DeskFigure, DeskView, MenuGroup } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { platform } from '@/core/platform';
import { canOpen, go, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Avatar } from '@/ui/kit/Avatar';
import { Badge } from '@/ui/kit/Badge';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Figures } from '@/ui/kit/Figures';
import { ICON_NAMES } from './icons';
import { Pressable } from '@/ui/kit/Pressable';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Section } from '@/ui/kit/SectionHead';
import { Slot } from '@/ui/kit/Slot';
import { Tool } from '@/ui/kit/Tool';
import { Words } from '@/ui/kit/Words';
import { classes } from '@/ui/kit/classes';
import { sheetOf, type DeskSheet } from './DeskSheets';
import { whenOf, whenWord } from './words';
import styles from './desk.module.scss';

export const Day = ({ events, now }: { events: DeskView['day']; now: number }): ReactElement => (
  <Card place="next" pad="rows">
    {events.map(({ id, at, endAt, title, note, route }) => {
      const when = whenOf({ at, endAt }, now);
      const inside = (
        <>
          <Text className={styles.time}>{formatTime(at, 'h:m')}</Text>
          <View className={classes(styles.line, styles[when])} />
          <View className={styles.event}>
            <Words size="body" tone={when === 'past' ? 'muted' : undefined} block>
              {title}
            </Words>
            <Words size="note" tone="muted" block>
              {note}
            </Words>
          </View>
          <Words size="note" tone={when === 'past' ? 'muted' : 'celadon'}>
            {whenWord({ at, endAt }, now)}
          </Words>
        </>
      );
      return route && canOpen(route) ? (
        <Pressable key={id} role="link" className={styles.slot} onPress={() => open(route)}>
          {inside}
        </Pressable>
      ) : (
        <View key={id} className={styles.slot}>
          {inside}
        </View>
      );
    })}
  </Card>
);

/** The report of today, for who writes it, until the store has handed it in. */
export const Daily = ({ dueAt, now }: { dueAt: number; now: number }): ReactElement => (
  <Cells place="next">
    <Cell
      label="今天的日报"
      note={now < dueAt ? `${formatTime(dueAt, 'h:m')} 前交` : `${formatTime(dueAt, 'h:m')} 已过，交了算补交`}
      role="link"
      onPress={() => go('/report/pages/daily-input', {})}
    >
      去填
    </Cell>
  </Cells>
);

/** A figure leads to the page where it is worked off, or opens a sheet of this one. */
function figureOf({ label, count, fen, route }: DeskFigure, onSheet: (sheet: DeskSheet) => void) {
  const value = fen === undefined ? String(count ?? 0) : formatYuan(fen);
  const sheet = route && sheetOf(route);
  if (sheet) return { label, value, onPress: () => onSheet(sheet) };
  return route && canOpen(route)
    ? { label, value, role: 'link' as const, onPress: () => open(route) }
    : { label, value };
}

/** At most three in a row, and none alone in the last one. */
const ROW = 3;
function rowsOf<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / ROW);
  const [each, more] = [Math.floor(all.length / count), all.length % count];
  const placeOf = (row: number) => row * each + Math.min(row, more);
  return Array.from({ length: count }, (_, row) => all.slice(placeOf(row), placeOf(row + 1)));
}

interface NumbersProps {
  figures: readonly DeskFigure[];
  dead: number | undefined;
  onSheet: (sheet: DeskSheet) => void;
}

export const Numbers = ({ figures, dead = 0, onSheet }: NumbersProps): ReactElement => (
  <>
    <Card place="next" pad="all">
      {rowsOf(figures).map((some) => (
        <Figures
          key={some[0]?.key}
          className={styles.numbers}
          rows={some.map((one) => figureOf(one, onSheet))}
          size="title"
        />
      ))}
    </Card>
    <Slot>
      {dead > 0 && (
        <Cells place="next">
          <Cell label="没有做成的事" note="打款、开票、通知等，试了一天没有成功" onPress={() => onSheet('dead')}>
            {`${dead} 件`}
          </Cell>
        </Cells>
      )}
    </Slot>
  </>
);

interface MenusProps {
  groups: readonly MenuGroup[];
  /** 核销 is a sheet over this page. */
  onVerify: () => void;
}

export const Menus = ({ groups, onVerify }: MenusProps): ReactElement => (
  <Slot>
    {groups.map(({ title, items }) => (
      <Section key={title} title={title}>
        <Card place="alone" className={styles.menu}>
          {items.map(({ key, label, icon, route, badge }) => (
            <Tool
              key={key}
              className={styles.tool}
              icon={ICON_NAMES.find((name) => name === icon) ?? 'leaf'}
              text={label}
              size={24}
              role={key === 'verify' ? 'button' : 'link'}
              badge={badge}
              onPress={() => (key === 'verify' ? onVerify() : open(route))}
            />
          ))}
        </Card>
      </Section>
    ))}
  </Slot>
);

export const ChatRows = ({ chats }: { chats: DeskView['chats'] }): ReactElement => (
  <Card place="alone" pad="rows">
    {chats.map(({ id, title, avatar, text, at, unread, route }) => (
      <RecordRow
        key={id}
        listed
        flush
        cut
        leading={<Avatar src={avatar} name={title} size={44} />}
        title={title}
        notes={[text]}
        {...(canOpen(route) && { role: 'link' as const, onPress: () => open(route) })}
      >
        <Words size="note" tone="muted">
          {formatTime(at, 'MM-DD')}
        </Words>
        {unread > 0 && <Badge count={unread} label={`${unread} 条未读`} />}
      </RecordRow>
    ))}
  </Card>
);

export const NewsRows = ({ news }: { news: DeskView['news'] }): ReactElement => (
  <Cells place="alone">
    {news.map(({ id, title, at }) => (
      <Cell key={id} label={title} role="link" onPress={() => go('/site/pages/article_detail', { id })}>
        {formatTime(at, 'MM-DD')}
      </Cell>
    ))}
  </Cells>
);

/** What it is, and its command to take along: nobody reads one on a phone. */
export function Commands({ commands }: { commands: DeskView['commands'] }): ReactElement {
  const { feedback } = useStores();
  const copy = async (command: string) => {
    await platform.clipboard.copy(command);
    feedback.toast('已复制，到电脑上粘贴');
  };
  return (
    <Cells place="alone">
      {commands.map(({ key, label, note, command }) => (
        <Cell key={key} label={label} note={note} act="复制命令" onPress={() => void copy(command)} />
      ))}
    </Cells>
  );
}
