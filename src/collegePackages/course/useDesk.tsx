/** The sheets of a course, one at a time: notes, review, certificate, and for a manager who has to learn it. */
import { useState, type ReactElement } from 'react';
import type { CourseDetail } from '@/contract';
import { dayOf } from '@/core/lib/day';
import { useStores } from '@/core/stores';
import { later, useLogin } from '@/ui/shell';
import type { Learning } from './useLearning';
import { useNotes } from './useNotes';

const NotesSheet = later(() => import('./NotesSheet').then(({ NotesSheet: part }) => part));
const ReviewSheet = later(() => import('./ReviewSheet').then(({ ReviewSheet: part }) => part));
const CertificateSheet = later(() => import('./CertificateSheet').then(({ CertificateSheet: part }) => part));
const AssignSheet = later(() => import('./AssignSheet').then(({ AssignSheet: part }) => part));

type Open = '' | 'notes' | 'review' | 'certificate' | 'assign';
interface Desk {
  course: CourseDetail | undefined;
  courseId: string;
  learning: Learning;
  /** Where the code of the certificate leads. */
  link: string | undefined;
  onReviewed: () => unknown;
}

export function useDesk({ course, courseId, learning, link, onReviewed }: Desk) {
  const { session } = useStores();
  const guard = useLogin();
  const [open, setOpen] = useState<Open>('');
  const [stars, setStars] = useState(0);
  const [wanted, setWanted] = useState(false);
  const isText = learning.opened?.view.kind === 'text';
  const notes = useNotes(courseId, wanted || isText);
  const close = () => setOpen('');
  const isManager = session.member?.isManager ?? false;
  const begin = (quote: string) => {
    const { row, opened, control } = learning;
    const id = opened?.view.id ?? row?.id;
    if (id === undefined) return;
    const lesson = opened?.view.title ?? row?.title ?? '';
    const second = control.current?.lessonId === id ? control.current.second() : learning.from;
    notes.setDraft({ lessonId: id, lesson, second, quote, text: '' });
  };
  const show = (what: Exclude<Open, ''>) => {
    if (what === 'notes') setWanted(true);
    guard(() => setOpen(what));
  };
  const review = (score = 0) => {
    setStars(score);
    show('review');
  };
  const canWrite = learning.row?.state !== 'locked' && learning.row !== undefined;
  const sheets: ReactElement | undefined = course && (
    <>
      <NotesSheet
        open={open === 'notes'}
        onClose={close}
        notes={notes}
        onNew={canWrite ? () => begin('') : undefined}
        onJump={({ lessonId, second }) => {
          close();
          learning.jump(lessonId, second);
        }}
      />
      <ReviewSheet open={open === 'review'} onClose={close} course={course} stars={stars} onDone={onReviewed} />
      {course.certificateNo !== undefined && (
        <CertificateSheet
          open={open === 'certificate'}
          onClose={close}
          title={course.card.title}
          name={session.member?.nickname ?? ''}
          no={course.certificateNo}
          day={dayOf(course.certificateAt ?? 0)}
          link={link}
        />
      )}
      {isManager && <AssignSheet open={open === 'assign'} onClose={close} courseId={courseId} />}
    </>
  );
  return {
    notes,
    sheets,
    isManager,
    show,
    review,
    quote: (quote: string) =>
      guard(() => {
        begin(quote);
        setOpen('notes');
      }),
  };
}
