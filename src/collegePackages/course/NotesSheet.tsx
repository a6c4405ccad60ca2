/** 笔记: each at its second, or at a passage of a text; a press jumps there, all of them leave as one text (rule 41.10). */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { CourseNote } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Pager } from '@/ui/kit/Pager';
import { Sheet } from '@/ui/kit/Sheet';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Stack } from '@/ui/kit/Stack';
import { TextArea } from '@/ui/kit/TextArea';
import { Note, Words } from '@/ui/kit/Words';
import { secondText } from '../words';
import type { Draft, Notes } from './useNotes';
import styles from './course.module.scss';

interface NotesSheetProps {
  open: boolean;
  onClose: () => void;
  notes: Notes;
  /** A new one where the lesson is now; undefined while none is chosen. */
  onNew: (() => void) | undefined;
  onJump: (note: CourseNote) => void;
}

export function NotesSheet({ open, onClose, notes, onNew, onJump }: NotesSheetProps): ReactElement {
  const { draft, saving, save, setDraft, copy, book } = notes;
  const hasSome = (book?.list.length ?? 0) > 0;
  return (
    <Sheet
      open={open}
      title={draft ? (draft.id === undefined ? '记一条' : '改笔记') : '笔记'}
      onClose={onClose}
      footer={
        draft ? (
          <Stack row gap={10} grow>
            <Button grow block tone="line" onPress={() => setDraft(undefined)}>
              不写了
            </Button>
            <Button grow block busy={saving && '保存中'} onPress={() => save(draft)}>
              保存
            </Button>
          </Stack>
        ) : (
          <Stack row gap={10} grow>
            {hasSome && (
              <Button grow block tone="line" onPress={copy}>
                导出文字
              </Button>
            )}
            {onNew && (
              <Button grow block onPress={onNew}>
                记一条
              </Button>
            )}
          </Stack>
        )
      }
    >
      {open && (draft ? <Writing draft={draft} onChange={setDraft} /> : <Listed notes={notes} onJump={onJump} />)}
    </Sheet>
  );
}

const placeText = ({ second, quote }: Pick<Draft, 'second' | 'quote'>): string =>
  quote === '' ? secondText(second) : '划线';

function Writing({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }): ReactElement {
  return (
    <Stack gap={10}>
      <Note>{`${draft.lesson} · ${placeText(draft)}`}</Note>
      {draft.quote !== '' && (
        <Words size="sub" tone="soft" block className={styles.quote} lines={2}>
          {draft.quote}
        </Words>
      )}
      <TextArea
        label="笔记"
        value={draft.text}
        placeholder="记下这一刻听到的"
        maxLength={1000}
        rows={4}
        focus
        onInput={(text) => onChange({ ...draft, text })}
      />
    </Stack>
  );
}

function Listed({ notes, onJump }: Pick<NotesSheetProps, 'notes' | 'onJump'>): ReactElement {
  const { book, again, drop, setDraft } = notes;
  if (book === undefined) return <Skeleton kind="list" />;
  if (book === null) return <Pager state="failed" onRetry={again} />;
  if (book.list.length === 0)
    return <Empty picture="message" title="还没有笔记" text="学的时候点「记一条」，会停在那一秒" />;
  return (
    <View>
      {book.list.map((note) => {
        const { id, lessonId, lesson, second, quote, text, at } = note;
        const place = quote === '' ? `跳到 ${secondText(second)}` : '看原文';
        return (
          <View key={id} className={styles.note}>
            <Note>{`${lesson} · ${placeText(note)} · ${formatTime(at, 'MM-DD')}`}</Note>
            {quote !== '' && (
              <Words size="sub" tone="soft" block className={styles.quote} lines={2}>
                {quote}
              </Words>
            )}
            <Words size="body" block>
              {text}
            </Words>
            <Stack row gap={8}>
              <Button size="s" tone="soft" label={`${place}，${text}`} onPress={() => onJump(note)}>
                {place}
              </Button>
              <Button
                size="s"
                tone="text"
                label={`改，${text}`}
                onPress={() => setDraft({ id, lessonId, lesson, second, quote, text })}
              >
                改
              </Button>
              <Button size="s" tone="text" label={`删除，${text}`} onPress={() => drop(note)}>
                删除
              </Button>
            </Stack>
          </View>
        );
      })}
    </View>
  );
}
