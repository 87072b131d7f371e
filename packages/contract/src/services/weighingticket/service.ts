import { weighingsMetadata } from '../metadata.ts';
import { defineService } from '../service.ts';

export const weighingticket = defineService({
  pt: 'Ticket de pesagem',
  en: 'Weighing ticket',
  category: 'tax',
  listed: true,
  demo: true,
  metadata: weighingsMetadata,
});
