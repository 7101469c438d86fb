-- Work that was given up: it stays, with why, until an operator brings it back.
alter table job add column dead_at timestamptz;
create index job_dead on job (kind, id) where dead_at is not null;
