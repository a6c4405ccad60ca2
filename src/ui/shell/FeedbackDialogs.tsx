/** A question, or the dialog of a fault (rule 3.4), over the page that is shown. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { BRAND } from '@/core/lib/brand';
import { back, relaunch } from '@/core/routes';
import { useStores, type ConfirmRequest, type ErrorDialog } from '@/core/stores';
import { texts } from '@/core/texts';
import { Dialog } from '@/ui/kit/Dialog';

/** Beside the way back: where a fault of each kind lets one go on. */
const WAYS_OUT: Record<ErrorDialog['kind'], { words: string; go: () => Promise<void> }> = {
  // The advert is skipped when it was seen lately and ends on the mall home (rule 6.10).
  error: { words: BRAND.tabs.home, go: () => relaunch('/pages/tea/advertising') },
  chunk: {
    words: texts.reload,
    go: async () => (process.env.TARO_ENV === 'h5' ? window.location.reload() : relaunch('/pages/tea/index')),
  },
};

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
      {fault && (
        <Dialog
          open
          title={fault.title}
          text={fault.text}
          no={texts.back}
          yes={WAYS_OUT[fault.kind].words}
          onNo={() => leave(() => back())}
          onYes={() => leave(WAYS_OUT[fault.kind].go)}
        />
      )}
    </View>
  );
}
