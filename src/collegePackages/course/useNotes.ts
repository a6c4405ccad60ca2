/** Own notes of a course: asked for once somebody learns it or opens them. What is being written survives a sheet that is closed. */
import { useState } from 'react';
import type { CourseNote, DataOf } from '@/contract';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { useAction, useBlock } from '@/ui/shell';

export interface Draft {
  /** Of one that is changed. */
  id?: string;
  lessonId: string;
  lesson: string;
  second: number;
  quote: string;
  text: string;
}
export type Notes = ReturnType<typeof useNotes>;

const NONE: DataOf<'college.note'> = { list: [], text: '' };

export function useNotes(courseId: string, wanted: boolean) {
  const { session, feedback } = useStores();
  const [round, setRound] = useState(0);
  const [draft, setDraft] = useState<Draft>();
  const asks = wanted && session.hasLogin;
  const book = useBlock(
    async () => (asks ? call('college.note', { courseId }, { hide: true }) : NONE),
    `${courseId}:${asks ? session.token : ''}`,
    round,
  );
  const again = () => setRound((count) => count + 1);
  const save = useAction(async ({ id, lessonId, second, quote, text }: Draft) => {
    const words = text.trim();
    if (words === '') return void feedback.toast('写点什么再保存');
    const place = { courseId, lessonId, second, ...(quote !== '' && { quote }) };
    await call('college.noteSave', { ...place, ...(id !== undefined && { id }), text: words });
    setDraft(undefined);
    feedback.toast('笔记存好了');
    again();
  });
  const drop = useAction(async (note: CourseNote) => {
    if (!(await feedback.confirm({ title: '删掉这条笔记？', text: note.text.slice(0, 40), yes: '删除' }))) return;
    await call('college.noteDelete', { id: note.id });
    again();
  });
  const copy = useAction(async () => {
    if (!book?.text) return;
    await platform.clipboard.copy(book.text);
    feedback.toast('全部笔记已复制');
  });
  return {
    /** undefined while they come, null when they did not. */
    book,
    again,
    draft,
    setDraft,
    saving: save.pending,
    save: (one: Draft) => void save.run(one),
    drop: (note: CourseNote) => void drop.run(note),
    copy: () => void copy.run(),
  };
}
