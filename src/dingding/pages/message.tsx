/** /dingding/pages/message: what waits for a decision, what was decided, what one has sent; with an id one of them. */
import { usePageParams } from '@/ui/shell';
import { TaskPage } from '../tasks/TaskPage';
import { TasksPage } from '../tasks/TasksPage';

export default function MessagePage() {
  const { id } = usePageParams<'/dingding/pages/message'>();
  return id ? <TaskPage key={id} id={id} /> : <TasksPage />;
}
