/* What Swift cannot see of ncurses, libdispatch and the C library: macros, variables, feature-gated functions.
 * Only static inline functions and static constants: a header-only module emits nothing else. */
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>
#include <wchar.h>
#include <ncurses.h>
#include <term.h>

#if defined(__APPLE__)
#include <mach/mach.h>
#include <sys/event.h>
#include <util.h>
#else
#include <pty.h> /* openpty, for tests */
extern int wcwidth(wchar_t);
extern int memfd_create(const char *, unsigned int);
#endif

/* ncurses: constants that are macros */
static const attr_t CN_BOLD = A_BOLD, CN_DIM = A_DIM, CN_REVERSE = A_REVERSE, CN_UNDERLINE = A_UNDERLINE,
                    CN_ITALIC = A_ITALIC, CN_NORMAL = A_NORMAL;

/* ncurses: variables, which Swift 6 takes for shared mutable state */
static inline WINDOW *cn_stdscr(void) { return stdscr; }
static inline WINDOW *cn_curscr(void) { return curscr; }
static inline int cn_colors(void) { return COLORS; }
static inline int cn_color_pairs(void) { return COLOR_PAIRS; }

/* Attributes with a pair beyond 255: the number goes through the options pointer. */
static inline int cn_set_style(WINDOW *w, attr_t attributes, int pair) {
    return wattr_set(w, attributes, (short)pair, &pair);
}

/* A terminfo string, NULL when absent or cancelled. */
static inline const char *cn_terminfo_string(const char *name) {
    const char *text = tigetstr((char *)name);
    return text == (char *)-1 ? NULL : text;
}

/* The width the C library gives a scalar; ncurses goes by it. */
static inline int cn_width(unsigned int scalar) { return wcwidth((wchar_t)scalar); }

static inline FILE *cn_stdin(void) { return stdin; }
static inline int cn_errno(void) { return errno; }

static inline void cn_set_errno(int value) { errno = value; }

static inline void cn_set_close_on_exec(int fd) { fcntl(fd, F_SETFD, FD_CLOEXEC); }

/* A file in memory (macOS: one without a name) that ncurses writes its frames into. */
static inline int cn_memory_file(void) {
#if defined(__APPLE__)
    char path[] = "/tmp/frame.XXXXXX";
    int fd = mkstemp(path);
    if (fd >= 0) {
        unlink(path);
        cn_set_close_on_exec(fd);
    }
    return fd;
#else
    return memfd_create("frame", 1 /* MFD_CLOEXEC */);
#endif
}

/* A new file for its owner alone, and one that is there, to read. */
static inline int cn_create_file(const char *path) {
    return open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
}
static inline int cn_open_file(const char *path) { return open(path, O_RDONLY | O_CLOEXEC); }

/* A pipe that neither blocks nor survives exec. */
static inline int cn_quiet_pipe(int ends[2]) {
    if (pipe(ends) != 0) return -1;
    for (int i = 0; i < 2; i++) {
        cn_set_close_on_exec(ends[i]);
        fcntl(ends[i], F_SETFL, O_NONBLOCK);
    }
    return 0;
}

static inline int cn_open_log(const char *path) {
    return open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY, 0600);
}

/* Nothing more comes from standard input. */
static inline void cn_close_input(void) {
    int nothing = open("/dev/null", O_RDONLY);
    if (nothing > 0) dup2(nothing, 0);
}

static inline int cn_duplicate(int fd) { return fcntl(fd, F_DUPFD_CLOEXEC, 10); }

/* 0 when the descriptor is no terminal or knows no size. */
static inline void cn_window_size(int fd, int *width, int *height) {
    struct winsize size;
    *width = *height = 0;
    if (ioctl(fd, TIOCGWINSZ, &size) == 0) {
        *width = size.ws_col;
        *height = size.ws_row;
    }
}

/* After setupterm, for who only wants to ask terminfo. */
static inline void cn_release_terminal(void) { del_curterm(cur_term); }

/* For tests. */
static inline void cn_set_window_size(int fd, const struct winsize *size) { ioctl(fd, TIOCSWINSZ, size); }
static inline void cn_set_nonblocking(int fd) { fcntl(fd, F_SETFL, O_NONBLOCK | fcntl(fd, F_GETFL)); }
static inline void cn_read_row(int row, wchar_t *text, int length) { mvwinnwstr(stdscr, row, 0, text, length); }

static inline int64_t cn_nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Signals */
typedef void (*cn_signal_handler)(int, siginfo_t *, void *);

static inline int cn_catch(int number, cn_signal_handler handler, struct sigaction *old) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = handler;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    return sigaction(number, &action, old);
}

static inline int cn_set_default(int number) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_DFL;
    sigemptyset(&action.sa_mask);
    return sigaction(number, &action, NULL);
}

static inline int cn_is_ignored(const struct sigaction *action) {
    return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_IGN;
}

/* Whether a signal is the kernel's answer to an instruction that will run again. Its codes are positive, for a hang-up
 * as well: this may be asked of crash signals only. A breakpoint is behind us on x86. */
static inline bool cn_is_repeated(int number, const siginfo_t *information) {
#if defined(__x86_64__) || defined(__i386__)
    if (number == SIGTRAP) return false;
#endif
    return number != SIGABRT && information->si_code > 0 && information->si_code < 0x10000;
}

/* Whether this process sent it to itself. */
static inline bool cn_is_own(const siginfo_t *information) { return information->si_pid == getpid(); }

/* Dies of a signal as if nobody had ever caught it. */
static inline void cn_die_of(int number) {
    sigset_t set;
    cn_set_default(number);
    sigemptyset(&set);
    sigaddset(&set, number);
    raise(number);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

/* Where a signal hit; zeroes where we do not know how to tell. */
struct cn_registers {
    uintptr_t instruction, frame, stack;
};

static inline void cn_read_registers(const void *context, struct cn_registers *registers) {
    registers->instruction = registers->frame = registers->stack = 0;
#if defined(__linux__) && defined(__x86_64__)
    const greg_t *all = ((const ucontext_t *)context)->uc_mcontext.gregs;
    registers->instruction = (uintptr_t)all[16 /* REG_RIP */];
    registers->frame = (uintptr_t)all[10 /* REG_RBP */];
    registers->stack = (uintptr_t)all[15 /* REG_RSP */];
#elif defined(__linux__) && defined(__aarch64__)
    const mcontext_t *all = &((const ucontext_t *)context)->uc_mcontext;
    registers->instruction = all->pc;
    registers->frame = all->regs[29];
    registers->stack = all->sp;
#endif
}

/* The end the calling thread's stack grows down from; 0 where unknown. */
static inline uintptr_t cn_stack_top(void) {
#if defined(__linux__)
    /* The environment lies above the main thread's first frame. */
    extern char **environ;
    char here;
    uintptr_t top = (uintptr_t)environ;
    return top > (uintptr_t)&here && top - (uintptr_t)&here < 64 << 20 ? top : 0;
#else
    return 0;
#endif
}

/* Stores a value and answers the one before; safe in a signal handler. */
static inline int cn_exchange(int *place, int value) { return __atomic_exchange_n(place, value, __ATOMIC_SEQ_CST); }
static inline bool cn_exchange_if(int *place, int expected, int value) {
    return __atomic_compare_exchange_n(place, &expected, value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
static inline int cn_load(const int *place) { return __atomic_load_n(place, __ATOMIC_SEQ_CST); }

/* Starts a command with the terminal of this process; 0 or an error number. What is caught here is default there, and
 * no signal is blocked, on whichever thread this runs. */
static inline int cn_spawn(pid_t *pid, char *const arguments[]) {
    extern char **environ;
    posix_spawnattr_t attributes;
    sigset_t none;
    int error = posix_spawnattr_init(&attributes);
    if (error != 0) return error;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    error = posix_spawnp(pid, arguments[0], NULL, &attributes, arguments, environ);
    posix_spawnattr_destroy(&attributes);
    return error;
}

/* Starts a command that reads from a descriptor, writes to nobody and has no terminal; 0 or an error number. */
static inline int cn_spawn_reader(pid_t *pid, char *const arguments[], int input) {
    extern char **environ;
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;
    int error = posix_spawn_file_actions_init(&actions);
    if (error != 0) return error;
    error = posix_spawnattr_init(&attributes);
    if (error != 0) {
        posix_spawn_file_actions_destroy(&actions);
        return error;
    }
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    posix_spawn_file_actions_adddup2(&actions, input, 0);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    error = posix_spawnp(pid, arguments[0], &actions, &attributes, arguments, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

/* 128 + n when a signal ended the child. */
static inline int cn_exit_status(int status) {
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/* The main queue of libdispatch, which the main actor runs on. CFRunLoop uses the same two functions. */
extern void _dispatch_main_queue_callback_4CF(void *);
#if defined(__APPLE__)
extern mach_port_t _dispatch_get_main_queue_port_4CF(void);

/* A kqueue that is readable while the main queue's port holds a message. */
static inline int cn_main_queue_descriptor(void) {
    mach_port_t set = MACH_PORT_NULL;
    struct kevent64_s event;
    if (mach_port_allocate(mach_task_self(), MACH_PORT_RIGHT_PORT_SET, &set) != KERN_SUCCESS) return -1;
    if (mach_port_insert_member(mach_task_self(), _dispatch_get_main_queue_port_4CF(), set) != KERN_SUCCESS) return -1;
    int queue = kqueue();
    EV_SET64(&event, set, EVFILT_MACHPORT, EV_ADD, 0, 0, 0, 0, 0);
    if (queue < 0 || kevent64(queue, &event, 1, NULL, 0, 0, NULL) < 0) return -1;
    return queue;
}

static inline void cn_main_queue_drain(int queue) {
    struct {
        mach_msg_header_t header;
        char room[256];
    } message;
    memset(&message, 0, sizeof message);
    message.header.msgh_size = sizeof message;
    mach_msg(&message.header, MACH_RCV_MSG | MACH_RCV_TIMEOUT, 0, sizeof message,
             _dispatch_get_main_queue_port_4CF(), 0, MACH_PORT_NULL);
    (void)queue;
    _dispatch_main_queue_callback_4CF(&message);
}
#else
extern int _dispatch_get_main_queue_handle_4CF(void);

/* An eventfd that is readable while the main queue holds work. */
static inline int cn_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

/* Read first, then run: the other way round it stays readable and the loop spins. */
static inline void cn_main_queue_drain(int descriptor) {
    uint64_t count;
    if (read(descriptor, &count, sizeof count) < 0) { /* nothing queued: the callback finds nothing either */
    }
    _dispatch_main_queue_callback_4CF(NULL);
}

/* The hook of Swift's global executor (swift/Runtime/Concurrency.h): where jobs go that belong to no actor. */
#define CN_SWIFT __attribute__((swiftcall))
typedef CN_SWIFT void (*cn_original)(void *job);
extern CN_SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, cn_original original);
/* The executor is given as two words; zeroes are the global one. */
extern CN_SWIFT void swift_job_run(void *job, void *identity, void *implementation);
/* Written in Swift. */
extern void cn_background_add(void *job);

static CN_SWIFT void cn_add_job(void *job, cn_original original) {
    (void)original;
    cn_background_add(job);
}
static inline void cn_take_global_jobs(void) { swift_task_enqueueGlobal_hook = cn_add_job; }
static inline void cn_run_job(void *job) { swift_job_run(job, NULL, NULL); }
static inline long cn_processors(void) { return sysconf(_SC_NPROCESSORS_ONLN); }
#endif

#endif
