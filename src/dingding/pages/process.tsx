/** /dingding/pages/process: what can be asked for and what one has sent; a form; or one that was sent. */
import { usePageParams } from '@/ui/shell';
import { FormPage } from '../process/FormPage';
import { InstancePage } from '../process/InstancePage';
import { StartPage } from '../process/StartPage';

export default function ProcessPage() {
  const { kind, id, copy, asset } = usePageParams<'/dingding/pages/process'>();
  if (id) return <InstancePage id={id} />;
  return kind ? <FormPage kind={kind} copy={copy} known={asset ? { asset } : {}} /> : <StartPage />;
}
