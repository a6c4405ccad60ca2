import type { collegeEndpoints } from '../../../../src/contract/college/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { assign, dropAssigned, listAssignments } from './assign/service';
import { viewLesson } from './learn/lesson';
import { answerMistake, readMistakes } from './learn/mistakes';
import { dropNote, readNotes, saveNote } from './learn/notes';
import { saveProgress } from './learn/progress';
import { answerQuiz } from './learn/quiz';
import { saveReview } from './learn/review';
import { createOrder } from './order/create';
import { actOnOrder, listOrders, viewOrder } from './order/service';
import { settleOrder, settleView } from './order/settle';
import { checkCertificate } from './show/certificate';
import { collegeHome } from './show/home';
import { listCourses } from './show/list';
import { searchCollege } from './show/search';
import { viewCourse } from './show/view';

export const collegeHandlers: HandlersOf<typeof collegeEndpoints> = {
  'college.index': (tx, _input, { memberId, now, server }) => collegeHome(tx, memberId, now, server),
  'college.course': (tx, input, { memberId, now }) => listCourses(tx, memberId, input, now),
  'college.courseView': (tx, { id }, { memberId, now, server }) => viewCourse(tx, memberId, id, now, server),
  'college.lesson': (tx, input, { memberId, now, server }) => viewLesson(tx, memberId, input, now, server),
  'college.progress': (tx, input, { memberId, now }) => saveProgress(tx, memberId, input, now),
  'college.quiz': (tx, input, { memberId, now }) => answerQuiz(tx, memberId, input, now),
  'college.courseReview': (tx, input, { memberId, now, server }) => saveReview(tx, memberId, input, now, server),
  'college.order': (tx, input, { memberId, now }) => listOrders(tx, memberId, input, now),
  'college.orderPreview': async (tx, input, { memberId, now }) =>
    settleView(await settleOrder(tx, memberId, input, now), now),
  'college.orderCreate': (tx, input, { memberId, now }) => createOrder(tx, memberId, input, now),
  'college.orderView': (tx, { id }, { memberId, now }) => viewOrder(tx, memberId, id, now),
  'college.orderAct': (tx, input, { memberId, now }) => actOnOrder(tx, memberId, input, now),
  'college.search': (tx, input, { memberId, now }) => searchCollege(tx, memberId, input, now),
  'college.note': (tx, input, { memberId, now }) => readNotes(tx, memberId, input, now),
  'college.noteSave': (tx, input, { memberId, now }) => saveNote(tx, memberId, input, now),
  'college.noteDelete': (tx, { id }, { memberId }) => dropNote(tx, memberId, id),
  'college.mistake': (tx, input, { memberId, now }) => readMistakes(tx, memberId, input, now),
  'college.mistakeAnswer': (tx, input, { memberId, now }) => answerMistake(tx, memberId, input, now),
  'college.certificate': (tx, input) => checkCertificate(tx, input),
  'college.assigned': (tx, input, { memberId, now }) => listAssignments(tx, memberId, input, now),
  'college.assign': (tx, input, { memberId, now }) => assign(tx, memberId, input, now),
  'college.assignDrop': (tx, { id }, { memberId, now }) => dropAssigned(tx, memberId, id, now),
};
