/* The place where Swift's runtime lets somebody else run its tasks. Its only importer is the target CommunityServer. It is
   named here and not looked up while the program runs: a runtime that is linked in hides its names from that. */
#ifndef DIMO_CTASKHOOK_SHIM_H
#define DIMO_CTASKHOOK_SHIM_H

#include <stdbool.h>
#include <stddef.h>

typedef struct dimo_job dimo_job;
typedef __attribute__((swiftcall)) void (*dimo_enqueue)(dimo_job *);
typedef __attribute__((swiftcall)) void (*dimo_enqueue_hook)(dimo_job *, dimo_enqueue);

/* Weak: a runtime without it leaves the address empty. */
extern dimo_enqueue_hook swift_task_enqueueGlobal_hook __attribute__((weak));

typedef void (*dimo_receiver)(void *);

static inline dimo_receiver *dimo_job_receiver(void) {
    static dimo_receiver receiver;
    return &receiver;
}

static __attribute__((swiftcall)) void dimo_receive_job(dimo_job *job, dimo_enqueue original) {
    (void)original;
    (*dimo_job_receiver())(job);
}

/* Hands every task that is ready to run to a receiver, from whichever thread; false where the runtime does not let it. To
   be called once, before there are tasks. */
static inline bool dimo_receive_jobs(dimo_receiver receiver) {
    if (&swift_task_enqueueGlobal_hook == NULL) return false;
    *dimo_job_receiver() = receiver;
    swift_task_enqueueGlobal_hook = dimo_receive_job;
    return true;
}

#endif
