/** 出品: tickets by station with how long each waits, what is to be made of a dish over all tables, what was finished a moment ago. */
import { View } from '@tarojs/components';
import type { Kitchen as KitchenData, KitchenTicket } from '@/contract';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { Item } from '@/ui/kit/Item';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { Rows, useAction } from '@/ui/shell';
import { State } from '../bill/State';
import { ageOf, stationsOf } from './kitchenWords';

/** Finishes these lines of a ticket, or takes them back. */
type Make = (action: 'serve' | 'unserve', ticket: KitchenTicket, lineIds: string[]) => Promise<void>;

export function Kitchen({ kitchen, make }: { kitchen: KitchenData; make: Make }) {
  const rows = stationsOf(kitchen).flatMap(({ station, tickets }) =>
    tickets.map((ticket, at) => ({ ticket, head: at === 0 ? `${station} ${tickets.length} 单` : '' })),
  );
  return (
    <View>
      {rows.length === 0 && <Empty title="都做完了" text="新下的单马上出现在这里" tone="line" />}
      <Rows
        rows={rows}
        keyOf={({ ticket }) => ticket.id}
        place={2}
        render={({ ticket, head }) => (
          <>
            {head !== '' && <Section near title={head} />}
            <Ticket ticket={ticket} make={make} />
          </>
        )}
      />
      {kitchen.sums.length > 0 && (
        <Section near title="全天合计">
          <Cells place="alone">
            {kitchen.sums.map(({ station, title, open, served }) => (
              <Cell key={`${station} ${title}`} label={title} note={station} arrow={false}>
                <Words size="sub" figures>{`待做 ${open}　已出 ${served}`}</Words>
              </Cell>
            ))}
          </Cells>
        </Section>
      )}
      {kitchen.done.length > 0 && (
        <Section near title="刚完成" note="10 分钟内可撤销">
          <Cells place="alone">
            {kitchen.done.map((ticket) => (
              <Cell
                key={ticket.id}
                label={ticket.table}
                note={ticket.lines.map(({ title, qty }) => `${title} ×${qty}`).join('，')}
                arrow={false}
              >
                <Press
                  word="撤销"
                  label={`撤销${ticket.table}${ticket.lines[0]?.title ?? ''}`}
                  work={() => make('unserve', ticket, idsOf(ticket.lines))}
                />
              </Cell>
            ))}
          </Cells>
        </Section>
      )}
    </View>
  );
}

const idsOf = (lines: KitchenTicket['lines']): string[] => lines.map(({ id }) => id);

interface PressProps {
  word: string;
  label: string;
  work: () => Promise<void>;
  all?: boolean;
}

function Press({ word, label, work, all }: PressProps) {
  const act = useAction(work);
  const look = all ? { block: true } : { size: 's' as const, tone: 'line' as const };
  return (
    <Button {...look} label={label} busy={act.pending} onPress={() => void act.run()}>
      {word}
    </Button>
  );
}

function Ticket({ ticket, make }: { ticket: KitchenTicket; make: Make }) {
  const { clock } = useStores();
  const { table, round, lines, note } = ticket;
  const now = lines.filter(({ held }) => held !== true);
  return (
    <Card place="next" pad="all">
      <Stack row justify="between" align="center">
        <Words size="name" medium>{`${table} 第 ${round} 轮`}</Words>
        <State {...ageOf(ticket, clock.now())} />
      </Stack>
      {lines.map(({ id, title, qty, notes, held, urged }) => (
        <Item
          key={id}
          title={`${title} ×${qty}`}
          notes={[[held && '缓上', urged && '催菜', ...notes].filter(Boolean).join('，')]}
        >
          <Press word="完成" label={`完成${table}${title}`} work={() => make('serve', ticket, [id])} />
        </Item>
      ))}
      {note !== '' && <Words size="note">{`留言：${note}`}</Words>}
      {now.length > 1 && (
        <Press
          all
          word="全部完成"
          label={`全部完成${table}第 ${round} 轮`}
          work={() => make('serve', ticket, idsOf(now))}
        />
      )}
    </Card>
  );
}
