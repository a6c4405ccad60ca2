/** A day is put together: up to ten clients, each with what for; moved up and down, or the nearest next. */
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ClientCard, VisitPlan, VisitStop } from '@/contract';
import { call } from '@/core/api';
import type { Point } from '@/core/platform';
import { momentOf } from '@/domain/when/momentOf';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { Note, Words } from '@/ui/kit/Words';
import { ClientSheet } from '../ClientField';
import { useSaved } from '../useSaved';
import { byDistance, moveBy } from './order';
import styles from './route.module.scss';

const MOST = 10;

interface Line {
  client: ClientCard;
  purpose: string;
  at: number;
  geo?: Point;
  planId?: string | undefined;
}

interface RouteSheetProps {
  open: boolean;
  date: string;
  client: ClientCard | undefined;
  planId?: string | undefined;
  here: Point | undefined;
  plan: VisitPlan | undefined;
  onClose: () => void;
  onSaved: (plan: VisitPlan) => unknown;
}

const isAhead = ({ status }: VisitStop): boolean => status === 'waiting';
const isReached = ({ status }: VisitStop): boolean => status === 'checked' || status === 'done';
const lineOf = ({ client, purpose, at, geo }: VisitStop): Line => ({ client, purpose, at, ...(geo && { geo }) });

/** What is still ahead of the route, and the client for whom it was opened. */
function beginning({ plan, client, planId, date }: RouteSheetProps): Line[] {
  const stops = plan?.stops ?? [];
  const lines = stops.filter(isAhead).map(lineOf);
  if (!client || stops.some(({ client: { id } }) => id === client.id)) return lines;
  return [...lines, { client, purpose: '', at: momentOf(date, '10:00'), planId }];
}

function useLines(props: RouteSheetProps) {
  const { open, plan, client, planId, date, onClose, onSaved } = props;
  const [lines, setLines] = useState<Line[]>([]);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    if (open) setLines(beginning(latest.current));
  }, [open, plan, client, planId, date]);
  const saved = useSaved(
    async () => {
      const stops = lines.map(({ client: { id: clientId }, purpose, at, planId: from }) => ({
        ...{ clientId, purpose, at },
        ...(from && { planId: from }),
      }));
      onSaved(await call('customer.visitPlanSave', { action: 'save', ...(plan ? { id: plan.id } : { date }), stops }));
    },
    '路线已排好',
    onClose,
  );
  const add = (who: ClientCard) => {
    if (lines.some((line) => line.client.id === who.id)) return;
    setLines([...lines, { client: who, purpose: '', at: momentOf(date, '10:00') }]);
  };
  return { lines, setLines, saved, add };
}

export function RouteSheet(props: RouteSheetProps): ReactElement {
  const { open, here, plan, onClose } = props;
  const { lines, setLines, saved, add } = useLines(props);
  const [choosing, setChoosing] = useState(false);
  const going = plan?.stops.filter(isReached).length ?? 0;
  const { error } = saved.errorOf('stops') as { error?: string };
  return (
    <>
      <Sheet
        open={open && !choosing}
        title={plan ? '改路线' : '新建路线'}
        onClose={onClose}
        footer={
          <Button block size="l" busy={saved.pending && '保存中'} onPress={() => void saved.run()}>
            保存路线
          </Button>
        }
      >
        {lines.map((line, i) => (
          <LineField key={line.client.id} at={i} number={going + i + 1} lines={lines} onChange={setLines} />
        ))}
        {lines.length === 0 && <Note block>还没有选客户，最多十站。</Note>}
        {error !== undefined && (
          <Words size="sub" tone="danger" block role="alert">
            {error}
          </Words>
        )}
        <View className={styles.foot}>
          <Button
            tone="line"
            size="m"
            icon="plus"
            disabled={lines.length + going >= MOST}
            onPress={() => setChoosing(true)}
          >
            加一站
          </Button>
          <Button tone="line" size="m" disabled={lines.length < 2} onPress={() => setLines(byDistance(lines, here))}>
            按距离排
          </Button>
        </View>
      </Sheet>
      <ClientSheet
        open={open && choosing}
        onClose={() => setChoosing(false)}
        onChoose={(who) => {
          setChoosing(false);
          add(who);
        }}
      />
    </>
  );
}

interface LineFieldProps {
  at: number;
  /** The place of the stop in the whole day. */
  number: number;
  lines: Line[];
  onChange: (lines: Line[]) => void;
}

/** One client: what for, earlier or later, or not at all. */
function LineField({ at, number, lines, onChange }: LineFieldProps): ReactElement | null {
  const line = lines[at];
  if (!line) return null;
  const { name } = line.client;
  return (
    <TextField
      label={`第 ${number} 站　${name}`}
      value={line.purpose}
      maxLength={60}
      placeholder="去做什么"
      onInput={(purpose) => onChange(lines.map((one, i) => (i === at ? { ...one, purpose } : one)))}
      trailing={
        <>
          <IconButton
            icon="up"
            label={`${name}上移`}
            disabled={at === 0}
            onPress={() => onChange(moveBy(lines, at, -1))}
          />
          <IconButton
            icon="down"
            label={`${name}下移`}
            disabled={at === lines.length - 1}
            onPress={() => onChange(moveBy(lines, at, 1))}
          />
          <IconButton icon="close" label={`去掉${name}`} onPress={() => onChange(lines.filter((_, i) => i !== at))} />
        </>
      }
    />
  );
}
