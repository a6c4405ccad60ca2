/** What is written in the opinion form, and where it goes: a member's becomes a ticket, a visitor leaves a contact. */
import { useState } from 'react';
import { ApiError, call } from '@/core/api';
import { wrongContact } from '@/domain/feedback/contact';
import { isFeedbackKind, shortText, type FeedbackKind } from '@/domain/feedback/labels';
import { useAction, useForm } from '@/ui/shell';

/** As the server takes it. */
const MOST_FROM = 40;
const EMPTY = { content: '', contact: '' };

export function useOpinion(
  isMember: boolean,
  about: { kind?: string | undefined; orderId?: string | undefined; from?: string | undefined },
) {
  const [kind, setKind] = useState<FeedbackKind>(isFeedbackKind(about.kind) ? about.kind : 'suggest');
  const [orderId, setOrderId] = useState(about.orderId ?? '');
  const [photos, setPhotos] = useState<string[]>([]);
  const [isSent, setSent] = useState(false);
  const form = useForm(
    EMPTY,
    { content: shortText, contact: (text) => (isMember ? undefined : wrongContact(text)) },
    'opinion',
  );
  const send = useAction(async () => {
    if (!form.check()) return;
    const from = about.from?.slice(0, MOST_FROM);
    const said = { kind, content: form.values.content.trim(), ...(from ? { from } : {}) };
    const more = { ...(photos.length > 0 ? { photos } : {}), ...(orderId ? { orderId } : {}) };
    try {
      if (isMember) await call('tea.feedbackSave', { ...said, ...more });
      else await call('shop.opinion', { ...said, contact: form.values.contact.trim() });
    } catch (error) {
      if (error instanceof ApiError) form.fail('content', error.message);
      throw error;
    }
    form.done();
    form.reset(EMPTY);
    setPhotos([]);
    setOrderId('');
    setSent(true);
  });
  return { kind, setKind, orderId, setOrderId, photos, setPhotos, form, send, isSent, again: () => setSent(false) };
}
export type Opinion = ReturnType<typeof useOpinion>;
