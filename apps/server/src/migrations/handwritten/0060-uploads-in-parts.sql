-- The object store joins the parts itself: what was sent in parts before must be sent again.
delete from upload_parts;
alter table upload_parts drop column object_key;
-- The store's name for the upload, and the key it will have; null until the first part comes.
alter table uploads add column multipart_key text, add column multipart_id text;
