/** An item of the checklist: how it should be, what was found, and of what fails a word and a picture. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { PatrolItem } from '@/contract';
import { PhotoField } from '@/domain/photo/PhotoField';
import { Button } from '@/ui/kit/Button';
import { Picture } from '@/ui/kit/Picture';
import { Slot } from '@/ui/kit/Slot';
import { Tag } from '@/ui/kit/Tag';
import { TextArea } from '@/ui/kit/TextArea';
import { Note, Words } from '@/ui/kit/Words';
import { NumberItem } from './NumberItem';
import { verdictOf, type Answer } from './labels';
import styles from './patrol.module.scss';

interface ItemRowProps {
  item: PatrolItem;
  answer: Answer;
  /** Who will put it right and until when: 提交后给 …. */
  promise: string;
  onSay: (part: Answer) => void;
}

const MARK = { ok: '合格', low: '偏低', high: '偏高', bad: '不合格' } as const;

export function ItemRow({ item, answer, promise, onSay }: ItemRowProps): ReactElement {
  const verdict = verdictOf(item, answer);
  const photos = answer.photo ? [answer.photo] : [];
  const field = (label: string) => (
    <PhotoField
      bare
      label={label}
      most={1}
      scene="patrol"
      value={photos}
      onChange={([photo = '']) => onSay({ photo })}
    />
  );
  return (
    <View className={styles.item}>
      <View className={styles.head}>
        <View className={styles.words}>
          <Words size="name" medium block>
            {item.title}
          </Words>
          <Note block>{item.standard}</Note>
        </View>
        {item.type === 'check' && <Verdict title={item.title} ok={answer.ok} onSay={onSay} />}
        {item.type === 'number' && verdict && <Tag tone={verdict === 'ok' ? 'success' : 'danger'}>{MARK[verdict]}</Tag>}
      </View>
      {item.type === 'number' && <NumberItem item={item} answer={answer} onInput={(value) => onSay({ value })} />}
      {item.type === 'photo' && (
        <View className={styles.shots}>
          <Standard item={item} />
          {field(item.title)}
        </View>
      )}
      {item.type !== 'photo' && item.picture !== undefined && (
        <View className={styles.shots}>
          <Standard item={item} />
        </View>
      )}
      <Slot>
        {verdict !== undefined && verdict !== 'ok' && (
          <View className={styles.wrong}>
            <TextArea
              label={`${item.title}怎么了`}
              value={answer.note ?? ''}
              rows={2}
              placeholder="写一句怎么了，先怎么处理"
              onInput={(note) => onSay({ note })}
            />
            {field(`${item.title}的照片`)}
            <Note block>{promise}</Note>
          </View>
        )}
      </Slot>
    </View>
  );
}

/** How it should look. */
function Standard({ item: { title, picture } }: { item: PatrolItem }): ReactElement | null {
  if (picture === undefined) return null;
  return (
    <View className={styles.model}>
      <Picture src={picture} w={375} ratio={0.74} alt={`${title}的标准`} />
      <View className={styles.stamp}>
        <Text>标准</Text>
      </View>
    </View>
  );
}

function Verdict({ title, ok, onSay }: { title: string; ok: boolean | undefined; onSay: (part: Answer) => void }) {
  return (
    <View className={styles.verdict}>
      <Button
        tone={ok === true ? 'celadon' : 'line'}
        {...(ok === true && { icon: 'check' as const })}
        label={`${title} 合格`}
        onPress={() => onSay({ ok: true })}
      >
        合格
      </Button>
      <Button
        tone={ok === false ? 'accentLine' : 'line'}
        label={`${title} 不合格`}
        onPress={() => onSay({ ok: false })}
      >
        不合格
      </Button>
    </View>
  );
}
