/** A question, or the dialog of a fault (rule 3.4), over the page that is shown. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { back, relaunch } from '@/core/routes';
import { useStores, type ConfirmRequest, type ErrorDialog } from '@/core/stores';
import { texts } from '@/core/texts';
import { Dialog } from '@/ui/kit/Dialog';

export interface FeedbackDialogsProps {
  open: boolean;
  question: ConfirmRequest | undefined;
  fault: ErrorDialog | undefined;
}

export function FeedbackDialogs({ question, fault }: FeedbackDialogsProps): ReactElement {
  const { feedback } = useStores();
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
    </View>
  );
}

function reloadApp(): void {
  if (process.env.TARO_ENV === 'h5') window.location.reload();
  else void relaunch('/pages/tea/index');
}
