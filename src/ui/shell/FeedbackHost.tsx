/** Draws what the feedback store says on the page that is shown: toast, questions, the error dialog (rule 3.4). */
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { back, relaunch } from '@/core/routes';
import { useStores } from '@/core/stores';
import { texts } from '@/core/texts';
import { Dialog } from '@/ui/kit/Dialog';
import { Toast } from '@/ui/kit/Toast';
import { Boundary } from './Boundary';

// Only a browser refuses, and seldom: its sheet comes when it is first said.
const RefusalSheet = process.env.TARO_ENV === 'h5' ? lazy(() => import('./RefusalSheet')) : undefined;

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
  const leave = (way: () => Promise<void>) => {
    feedback.closeDialog();
    void way();
  };
  return (
    <View>
      {question && (
        <Dialog
          open
          title={question.title}
          text={question.text}
          yes={question.yes}
          no={question.no}
          onYes={() => feedback.answer(question.id, true)}
          onNo={() => feedback.answer(question.id, false)}
        />
      )}
      {fault?.kind === 'error' && (
        <Dialog
          open
          title={fault.title}
          text={fault.text}
          no={texts.back}
          yes={texts.home}
          onNo={() => leave(() => back())}
          // `/` is the advert, which is skipped when it was seen lately and ends on the mall home (rule 6.10).
          onYes={() => leave(() => relaunch('/pages/tea/advertising'))}
        />
      )}
      {fault?.kind === 'chunk' && (
        <Dialog
          open
          title={fault.title}
          text={fault.text}
          no={texts.back}
          yes={texts.reload}
          onNo={() => leave(() => back())}
          onYes={reloadApp}
        />
      )}
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

function reloadApp(): void {
  if (process.env.TARO_ENV === 'h5') window.location.reload();
  else void relaunch('/pages/tea/index');
}
