import type { Endpoint } from '../kit';

export const maintenanceEndpoints = {
  'customer.maint': { method: 'GET', path: '/api/v4/customer/maint', auth: true, hide: false },
  'customer.maintInfo': { method: 'GET', path: '/api/v4/customer/maint-info', auth: true, hide: false },
  'customer.maintSave': { method: 'POST', path: '/api/v4/customer/maint-save', auth: true, hide: false },
  'customer.invite': { method: 'GET', path: '/api/v4/customer/invite', auth: true, hide: false },
  'customer.inviteInfo': { method: 'GET', path: '/api/v4/customer/invite-info', auth: true, hide: false },
  'customer.inviteSave': { method: 'POST', path: '/api/v4/customer/invite-save', auth: true, hide: false },
  'customer.plan': { method: 'GET', path: '/api/v4/customer/plan', auth: true, hide: false },
  'customer.planInfo': { method: 'GET', path: '/api/v4/customer/plan-info', auth: true, hide: false },
  'customer.planSave': { method: 'POST', path: '/api/v4/customer/plan-save', auth: true, hide: false },
  'customer.planCancel': { method: 'POST', path: '/api/v4/customer/plan-cancel', auth: true, hide: false },
  'customer.comeVisitPlan': { method: 'GET', path: '/api/v4/customer/come-visit-plan', auth: true, hide: false },
  'customer.comeVisitPlanSave': {
    method: 'POST',
    path: '/api/v4/customer/come-visit-plan-save',
    auth: true,
    hide: false,
  },
  'customer.visitPlan': { method: 'GET', path: '/api/v4/customer/visit-plan', auth: true, hide: false },
  'customer.visitPlanSave': { method: 'POST', path: '/api/v4/customer/visit-plan-save', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
