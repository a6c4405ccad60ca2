/** The one look of an invitation, on the page of the team and as a picture. */
export const INVITE_PICTURE = '/images/team/1.webp';
export const INVITE_VERSE = '同饮一壶山水';
