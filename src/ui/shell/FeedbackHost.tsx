/** Draws what the feedback store says on the page that is shown: toast, questions, the error dialog (rule 3.4). */
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { useStores } from '@/core/stores';
import { Toast } from '@/ui/kit/Toast';
import { Boundary } from './Boundary';
import type { FeedbackDialogsProps } from './FeedbackDialogs';
import { later } from './later';

// Only a browser refuses, and seldom: its sheet comes when it is first said.
const RefusalSheet = process.env.TARO_ENV === 'h5' ? lazy(() => import('./RefusalSheet')) : undefined;

// Without its script - the network is gone - the words of a fault are said all the same.
const Dialogs = later(
  () => import('./FeedbackDialogs').then(({ FeedbackDialogs }) => FeedbackDialogs),
  ({ fault }: FeedbackDialogsProps) => (fault ? <Toast text={fault.text} /> : null),
);

export const FeedbackHost = observer(function FeedbackHost(): ReactElement {
  const { feedback } = useStores();
  const question = feedback.confirms[0];
  const fault = feedback.dialog;
  const [refused, setRefused] = useState(false);
  if (feedback.refusal && !refused) setRefused(true);
  // Without the sheet's script nobody could take a way: the refusal ends, and the dialog says why.
  const lose = (error: unknown) => {
    feedback.take();
    feedback.report(error);
  };
  return (
    <View>
      <Dialogs open={question !== undefined || fault !== undefined} question={question} fault={fault} />
      {RefusalSheet && refused && (
        <Boundary onFault={lose} instead={null}>
          <Suspense fallback={null}>
            <RefusalSheet refusal={feedback.refusal} onTake={feedback.take} />
          </Suspense>
        </Boundary>
      )}
      {feedback.shown && <Toast text={feedback.shown.text} />}
    </View>
  );
});
