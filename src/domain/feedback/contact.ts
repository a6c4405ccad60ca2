/** A mobile, a land line or a mail address, as the server asks it of visitors. */
const CONTACT = /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8}|[^\s@]+@[^\s@]+\.[^\s@]{2,})$/;

export const wrongContact = (text: string): string | undefined =>
  CONTACT.test(text.trim()) ? undefined : '留一个手机号或邮箱，我们好回复你';
