-- expands: rows that nobody needs any more are found by their age and deleted by upkeep.
alter table sandbox_shelf add column kept_at timestamptz not null default now();
create index sandbox_shelf_age on sandbox_shelf (kept_at);
create index job_done on job (done_at) where done_at is not null;
create index job_open on job (booking) where done_at is null;
create index booking_ends on booking (check_out);
