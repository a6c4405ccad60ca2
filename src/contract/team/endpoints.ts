import type { Endpoint } from '../kit';

export const teamEndpoints = {
  'member.team': { method: 'GET', path: '/api/v1/member/member/team', auth: true, hide: false },
  'member.teamList': { method: 'GET', path: '/api/v1/member/member/team-list', auth: true, hide: false },
  'member.teamLevel': { method: 'GET', path: '/api/v1/member/member/team-level', auth: true, hide: false },
  'member.teamJoin': { method: 'POST', path: '/api/v1/member/member/team-level', auth: true, hide: false },
  'member.teamAddMember': { method: 'POST', path: '/api/v1/member/member/team-add-member', auth: true, hide: false },
  'credits.rank': { method: 'GET', path: '/api/v1/member/credits/rank', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
