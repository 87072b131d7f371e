import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of one process, served at `/metrics`. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'lavra_' });
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'lavra_http_request_seconds',
      help: 'Time of a request, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.02, 0.04, 0.08, 0.2, 0.5, 1, 5],
      registers,
    }),
    queueDepth: new Gauge({
      name: 'lavra_queue_depth',
      help: 'Messages that wait, by queue',
      labelNames: ['queue'],
      registers,
    }),
    queueAgeSeconds: new Gauge({
      name: 'lavra_queue_age_seconds',
      help: 'Age of the oldest message that is due, by queue',
      labelNames: ['queue'],
      registers,
    }),
    messages: new Counter({
      name: 'lavra_queue_messages_total',
      help: 'Messages handled, by queue and outcome',
      labelNames: ['queue', 'outcome'],
      registers,
    }),
    messageSeconds: new Histogram({
      name: 'lavra_queue_message_seconds',
      help: 'Time of a handler, by queue',
      labelNames: ['queue'],
      buckets: [0.01, 0.05, 0.2, 1, 5, 20, 60, 120],
      registers,
    }),
    jobs: new Counter({
      name: 'lavra_jobs_total',
      help: 'Jobs that ended, by service and status',
      labelNames: ['service', 'status'],
      registers,
    }),
    pages: new Counter({
      name: 'lavra_pages_total',
      help: 'Pages read, by service',
      labelNames: ['service'],
      registers,
    }),
    engineSeconds: new Counter({
      name: 'lavra_engine_seconds_total',
      help: 'Seconds spent reading, by service',
      labelNames: ['service'],
      registers,
    }),
    outsideChecks: new Counter({
      name: 'lavra_outside_checks_total',
      help: 'Calls to the services of outside checks, by check and outcome',
      labelNames: ['check', 'outcome'],
      registers,
    }),
    webhookAttempts: new Counter({
      name: 'lavra_webhook_attempts_total',
      help: 'Webhook attempts, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    mails: new Counter({
      name: 'lavra_mails_total',
      help: 'Messages handed to mail, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    mailFailing: new Gauge({
      name: 'lavra_mail_failing',
      help: '1 while the last message could not be handed to mail',
      registers,
    }),
  };
}
