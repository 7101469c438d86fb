-- expands: who works on a key is named, and counts on for as long as they live.
alter table stored_answer
  add column owner text not null default '',
  add column beat integer not null default 0;
