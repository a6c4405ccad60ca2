/** What slides up over a film: its teas, its pieces, what is said in it, its pours, films like it, a report, and how it plays. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { GoodsCard, Steep, VideoDetail } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { RATES } from '@/domain/film/film';
import { BuyButton } from '@/domain/goods/BuyButton';
import { payOf } from '@/domain/goods/offer';
import { Marked } from '@/domain/search/Marked';
import { clockText } from '@/domain/video/clock';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Item } from '@/ui/kit/Item';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Switch } from '@/ui/kit/Switch';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { BrewPanel } from './BrewPanel';
import type { Marks } from './useMarks';
import type { Play } from './usePlay';
import styles from './Sheets.module.scss';

export type Panel = 'goods' | 'slices' | 'words' | 'brew' | 'related' | 'more' | 'report';
const TITLES: Record<Panel, string> = {
  goods: '片中的茶',
  slices: '片段',
  words: '文字稿',
  brew: '跟泡',
  related: '同类',
  more: '更多',
  report: '举报',
};

export interface SheetsProps {
  open: boolean;
  panel: Panel | undefined;
  film: VideoDetail;
  play: Play;
  marks: Marks;
  saver: boolean;
  onSaver: (on: boolean) => void;
  onPanel: (panel: Panel | undefined) => void;
  onGoods: (id: string) => void;
  onFilm: (id: string) => void;
  onPour: (steep: Steep) => void;
  /** The page that turns with the phone. */
  onWhole: () => void;
}

export const Sheets = observer(function Sheets(props: SheetsProps) {
  const { open, panel, film, onPanel } = props;
  // The last one stays drawn while the sheet slides away.
  const [last, setLast] = useState<Panel>('more');
  if (panel !== undefined && panel !== last) setLast(panel);
  const close = () => onPanel(undefined);
  const jump = (second: number) => {
    props.play.seek(second);
    close();
  };
  return (
    <Sheet open={open} title={TITLES[last]} onClose={close}>
      {last === 'goods' &&
        film.goods.map((goods) => <Tea key={goods.id} goods={goods} onOpen={() => props.onGoods(goods.id)} />)}
      {last === 'slices' && <Slices film={film} time={props.play.time} onSeek={jump} />}
      {last === 'words' && <Transcript film={film} onSeek={jump} />}
      {last === 'brew' && (
        <BrewPanel film={film} onPour={props.onPour} onSeek={jump} onGoods={() => onPanel('goods')} />
      )}
      {last === 'related' && (
        <Cells>
          {film.related.map(({ id, title, author, duration }) => (
            <Cell
              key={id}
              label={title}
              note={`${author} · ${clockText(duration)}`}
              onPress={() => {
                close();
                props.onFilm(id);
              }}
            />
          ))}
        </Cells>
      )}
      {last === 'more' && <More {...props} />}
      {last === 'report' && <Report film={film} onDone={close} />}
    </Sheet>
  );
});

const Tea = ({ goods, onOpen }: { goods: GoodsCard; onOpen: () => void }) => (
  <View className={styles.tea}>
    <Pressable className={styles.open} role="link" onPress={onOpen}>
      <Item
        title={goods.title}
        cut
        leading={<Thumb src={goods.cover} size={64} stamp={goods.soldOut && '已售罄'} />}
        notes={[goods.subtitle, <Price key="price" fen={payOf(goods)} size="s" />]}
      />
    </Pressable>
    <BuyButton goods={goods} />
  </View>
);

interface JumpProps {
  film: VideoDetail;
  onSeek: (second: number) => void;
}

const Slices = ({ film, time, onSeek }: JumpProps & { time: number }) => (
  <Cells>
    {film.slices.map(({ id, title, from, to }) => (
      <Cell
        key={id}
        label={title}
        note={time >= from && time < to ? '正在看' : undefined}
        onPress={() => onSeek(from)}
        arrow={false}
      >
        {`${clockText(from)}–${clockText(to)}`}
      </Cell>
    ))}
  </Cells>
);

/** What is said in it, to the second; a word leaves those lines that have it. */
function Transcript({ film, onSeek }: JumpProps) {
  const [word, setWord] = useState('');
  const wanted = word.trim().toLowerCase();
  const lines = film.transcript.filter(({ text }) => text.toLowerCase().includes(wanted));
  return (
    <View>
      <SearchBox placeholder="在片子里找一句话" value={word} maxLength={30} onInput={setWord} />
      {lines.length === 0 ? (
        <Note block>没有这句话</Note>
      ) : (
        <Cells>
          {lines.map(({ from, text }) => (
            <Cell
              key={from}
              label={
                <Text>
                  <Marked text={text} words={wanted ? [wanted] : []} />
                </Text>
              }
              name={`${clockText(from)} ${text}`}
              arrow={false}
              onPress={() => onSeek(from)}
            >
              {clockText(from)}
            </Cell>
          ))}
        </Cells>
      )}
    </View>
  );
}

interface ChoiceProps<T> {
  label: string;
  items: readonly { value: T; text: string }[];
  chosen: T | undefined;
  onChange: (value: T) => void;
  className?: string | undefined;
}
const Choice = <T extends string | number>({ label, items, chosen, onChange, className }: ChoiceProps<T>) => (
  <Stack gap={8} className={className}>
    <Words size="sub" tone="soft" block>
      {label}
    </Words>
    <ChipGroup label={label} role="radiogroup">
      {items.map(({ value, text }) => (
        <Chip key={value} role="radio" selected={value === chosen} onPress={() => onChange(value)}>
          {text}
        </Chip>
      ))}
    </ChipGroup>
  </Stack>
);

const More = observer(function More(props: SheetsProps) {
  const { film, play, marks, saver, onSaver, onPanel, onWhole } = props;
  return (
    <View>
      <Choice
        label="倍速"
        items={RATES.map((rate) => ({ value: rate, text: `${rate}×` }))}
        chosen={play.rate}
        onChange={play.setRate}
      />
      {film.sources.length > 1 && (
        <Choice
          className={styles.head}
          label="清晰度"
          items={film.sources.map(({ quality }) => ({ value: quality, text: quality }))}
          chosen={play.quality}
          onChange={play.setQuality}
        />
      )}
      <Cells className={styles.head}>
        <Switched label="静音" on={play.muted} onChange={play.setMuted} />
        {film.transcript.length > 0 && <Switched label="字幕" on={play.captions} onChange={play.setCaptions} />}
        <Switched label="省流量" note="用流畅画质，不提前加载下一个" on={saver} onChange={onSaver} />
        {film.transcript.length > 0 && <Cell label="文字稿" onPress={() => onPanel('words')} />}
        <Cell label="大屏看" note="手机横过来就是全屏" role="link" onPress={() => onWhole()} />
        <Cell label={film.later ? '从稍后看拿掉' : '稍后看'} arrow={false} onPress={marks.later} />
        <Cell label="举报" onPress={() => onPanel('report')} />
      </Cells>
    </View>
  );
});

interface SwitchedProps {
  label: string;
  note?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}
const Switched = ({ label, note, on, onChange }: SwitchedProps) => (
  <Cell label={label} note={note}>
    <Switch label={label} on={on} onChange={onChange} />
  </Cell>
);

const WHY = ['内容不实', '画面或声音有问题', '侵犯权益', '其他'] as const;

function Report({ film, onDone }: { film: VideoDetail; onDone: () => void }) {
  const { feedback } = useStores();
  const [why, setWhy] = useState<string>(WHY[0]);
  const send = useAction(async () => {
    await call('shop.opinion', {
      kind: 'complaint',
      content: `举报视频「${film.card.title}」（${film.card.id}）：${why}`,
    });
    onDone();
    feedback.toast('已收到，会尽快核实');
  });
  return (
    <View>
      <ChipGroup label="哪里不对" role="radiogroup">
        {WHY.map((word) => (
          <Chip key={word} role="radio" selected={word === why} onPress={() => setWhy(word)}>
            {word}
          </Chip>
        ))}
      </ChipGroup>
      <View className={styles.head}>
        <Button block busy={send.pending && '提交中'} onPress={() => void send.run()}>
          提交
        </Button>
      </View>
    </View>
  );
}
