/** Editing of a list of saved things: rows read it from here, because a list draws its rows from their data alone. */
import { createContext, useContext, useMemo, useState, type PropsWithChildren } from 'react';
import { Text } from '@tarojs/components';
import { BarLink } from '@/ui/kit/BarLink';
import { Button } from '@/ui/kit/Button';
import { Check } from '@/ui/kit/Check';
import { Stack } from '@/ui/kit/Stack';
import styles from './editing.module.scss';

interface Editing {
  on: boolean;
  chosen: ReadonlySet<string>;
  toggle: (id: string) => void;
}
const EditingContext = createContext<Editing>({ on: false, chosen: new Set(), toggle: () => undefined });

/** `rows` are what stands there now: what left is not chosen any more. */
export function useEditing(rows: readonly { id: string }[]) {
  const [asked, setAsked] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const on = asked && rows.length > 0;
  const ids = rows.map(({ id }) => id);
  const chosen = ids.filter((id) => ticked.has(id));
  const value = useMemo<Editing>(
    () => ({
      on,
      chosen: ticked,
      toggle: (id) =>
        setTicked((was) => {
          const next = new Set(was);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
    }),
    [on, ticked],
  );
  return {
    on,
    chosen,
    value,
    all: ids.length > 0 && chosen.length === ids.length,
    tickAll: (all: boolean) => setTicked(new Set(all ? ids : [])),
    switchTo: (edit: boolean) => {
      setAsked(edit);
      setTicked(new Set());
    },
  };
}
type EditingState = ReturnType<typeof useEditing>;

export const EditingProvider = ({ state, children }: PropsWithChildren<{ state: EditingState }>) => (
  <EditingContext.Provider value={state.value}>{children}</EditingContext.Provider>
);

export const useEdited = (id: string) => {
  const { on, chosen, toggle } = useContext(EditingContext);
  return { on, chosen: chosen.has(id), toggle: () => toggle(id) };
};

/** 编辑 and 完成 in the top bar. */
export function EditSwitch({ state }: { state: EditingState }) {
  return <BarLink word={state.on ? '完成' : '编辑'} role="button" onPress={() => state.switchTo(!state.on)} />;
}

interface EditBarProps {
  state: EditingState;
  /** The verb of the chosen ones. */
  verb: string;
  busy: boolean;
  onDelete: (ids: string[]) => void;
  /** 清空 of everything. */
  onClear?: () => void;
}

export function EditBar({ state, verb, busy, onDelete, onClear }: EditBarProps) {
  const count = state.chosen.length;
  return (
    <Stack row gap={10} align="center" grow>
      <Stack row gap={10} align="center" grow className={styles.all}>
        <Check checked={state.all} label="全选" onChange={state.tickAll} />
        <Text>{count > 0 ? `已选 ${count}` : '全选'}</Text>
      </Stack>
      {onClear && (
        <Button tone="quiet" onPress={onClear}>
          清空
        </Button>
      )}
      <Button tone="primary" disabled={count === 0} busy={busy} onPress={() => onDelete(state.chosen)}>
        {verb}
      </Button>
    </Stack>
  );
}
