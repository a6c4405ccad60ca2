import { isContact } from '@/contract/mail';

/** As the server asks it of visitors. */
export const wrongContact = (text: string): string | undefined =>
  isContact(text.trim()) ? undefined : '留一个手机号或邮箱，我们好回复你';
