/** Goods or articles for the card: searched, ticked, eight at most, in the order they were ticked. */
import { useEffect, useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { CheckMark } from '@/ui/kit/Check';
import { Empty } from '@/ui/kit/Empty';
import { Pressable } from '@/ui/kit/Pressable';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Sheet } from '@/ui/kit/Sheet';
import { Thumb } from '@/ui/kit/Thumb';
import { Words } from '@/ui/kit/Words';
import { List, useKeyword, useList } from '@/ui/shell';
import styles from './card.module.scss';

export interface Choice {
  id: string;
  title: string;
}
type Kind = 'goods' | 'articles';
const MOST = 8;

interface ChooseSheetProps {
  /** The sheet is open while there is one. */
  kind: Kind | undefined;
  chosen: readonly Choice[];
  onClose: () => void;
  onDone: (rows: Choice[]) => void;
}

export function ChooseSheet({ kind, chosen, onClose, onDone }: ChooseSheetProps): ReactElement {
  const [rows, setRows] = useState<Choice[]>([]);
  useEffect(() => {
    if (kind) setRows([...chosen]);
    // oxlint-disable-next-line react/exhaustive-deps -- what is ticked begins anew with each opening only
  }, [kind]);
  return (
    <Sheet
      open={kind !== undefined}
      onClose={onClose}
      title={kind === 'articles' ? '选文章' : '选产品'}
      bare
      footer={
        <Button block size="l" onPress={() => onDone(rows)}>
          {`选好了（${rows.length}/${MOST}）`}
        </Button>
      }
    >
      {kind && <Found key={kind} kind={kind} chosen={rows} onChange={setRows} />}
    </Sheet>
  );
}

interface FoundProps {
  kind: Kind;
  chosen: readonly Choice[];
  onChange: (rows: Choice[]) => void;
}

type Row = Choice & { cover: string; on: boolean };

async function find(kind: Kind, keyword: string, page: number) {
  const asked = { ...(keyword ? { keyword } : {}), page };
  return kind === 'articles' ? call('article.index', asked) : (await call('shop.productIndex', asked)).page;
}

function Found({ kind, chosen, onChange }: FoundProps) {
  const { feedback } = useStores();
  const { keyword, box, clear } = useKeyword();
  const list = useList<Row>(
    async (page) => {
      const found = await find(kind, keyword, page);
      const rows = found.list.map(({ id, title, cover }) => ({ id, title, cover, on: false }));
      return { ...found, list: rows };
    },
    [kind, keyword],
  );
  const has = (id: string) => chosen.some((one) => one.id === id);
  const toggle = ({ id, title }: Row) => {
    if (has(id)) onChange(chosen.filter((one) => one.id !== id));
    else if (chosen.length >= MOST) return feedback.toast(`最多 ${MOST} 个`);
    else onChange([...chosen, { id, title }]);
    // Rows are drawn from their data alone.
    list.patch((row) => (row.id === id ? { ...row, on: !row.on } : row));
  };
  return (
    <View>
      <View className={styles.search}>
        <SearchBox placeholder="名称" {...box} />
      </View>
      <List
        list={list}
        keyOf={({ id }) => id}
        skeleton="list"
        render={(row) => (
          <Pressable
            className={styles.choice}
            role="checkbox"
            checked={has(row.id)}
            label={row.title}
            onPress={() => toggle(row)}
          >
            <CheckMark checked={has(row.id)} />
            <Thumb src={row.cover} size={48} />
            <Words size="name" className={styles.choiceTitle}>
              {row.title}
            </Words>
          </Pressable>
        )}
        empty={<Empty title="没有找到" text="换个词试试" button="清除搜索" onPress={clear} />}
      />
    </View>
  );
}
