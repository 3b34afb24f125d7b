import Foundation

/// The file actions of `posix_spawn`.
struct FileActions {
    #if canImport(Darwin)
        var value: posix_spawn_file_actions_t?
    #else
        var value = posix_spawn_file_actions_t()
    #endif

    init() {
        posix_spawn_file_actions_init(&value)
    }

    mutating func add(_ file: Child.File) {
        switch file {
        case .path(let path, let number, let flags):
            posix_spawn_file_actions_addopen(&value, number, path, flags, 0o600)
        case .copy(let descriptor, let number):
            posix_spawn_file_actions_adddup2(&value, descriptor, number)
        }
    }

    mutating func destroy() {
        posix_spawn_file_actions_destroy(&value)
    }
}
