internal import Yams

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// The configuration file as settings are read from it one by one and written back. A change keeps comments, order and
/// everything else of the file; it is written beside the file and put in its place whole.
public struct ConfigurationFile: Sendable {
    /// The file; it need not be there yet.
    public let path: String

    /// Makes a file at a path.
    public init(path: String) {
        self.path = path
    }

    /// What the file says of a setting; nil where it says nothing, or nothing the setting takes.
    public func value(of key: ConfigurationKey) -> ConfigurationValue? {
        guard let text = TextFile.read(path), let node = try? Yams.compose(yaml: text) else { return nil }
        let found = key.path.reduce(Optional(node)) { node, name in node?.mapping?[name] }
        guard let found, let value = ConfigurationValue(found), value != .text("") || key.path[0] == "keys" else {
            return nil
        }
        let lines = ConfigurationReader.read(text).problems.map(\.line)
        return lines.contains(found.mark?.line ?? 0) ? nil : value
    }

    /// Keeps a setting; nil takes it out of the file, so that its default holds.
    ///
    /// - Throws: `ConfigurationFileProblem`; the file is as it was then.
    public func set(_ key: ConfigurationKey, to value: ConfigurationValue?) throws(ConfigurationFileProblem) {
        let text = TextFile.read(path) ?? ""
        let edited = try ConfigurationEditor.text(text, setting: key.path, to: value)
        let known = Set(ConfigurationReader.read(text).problems.map(\.reason))
        if let value,
            let problem = ConfigurationReader.read(edited).problems.first(where: { !known.contains($0.reason) })
        {
            throw .refused(key: key, value: value.description, reason: problem.reason)
        }
        if edited != text { try write(edited) }
    }

    private func write(_ text: String) throws(ConfigurationFileProblem) {
        // A link stays one: what it points to is replaced.
        let target = realpath(path, nil).map { buffer in
            defer { free(buffer) }
            return String(cString: buffer)
        }
        let path = target ?? path
        if let slash = path.lastIndex(of: "/") { AppPaths.makeFolder(String(path[..<slash])) }
        var status = stat()
        let mode = stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o600
        let draft = "\(path).\(getpid()).new"
        do {
            try Self.put(Array(text.utf8), into: draft, mode: mode)
            guard rename(draft, path) == 0 else { throw Failure() }
        } catch {
            let reason = String(cString: strerror(errno))
            unlink(draft)
            throw .unwritable(path: path, reason: reason)
        }
    }

    /// `errno` tells what it was.
    private struct Failure: Error {}

    private static func put(_ bytes: [UInt8], into path: String, mode: mode_t) throws(Failure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw Failure() }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { buffer -> Int in
                #if canImport(Darwin)
                    Darwin.write(descriptor, buffer.baseAddress, buffer.count)
                #else
                    Glibc.write(descriptor, buffer.baseAddress, buffer.count)
                #endif
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                close(descriptor)
                throw Failure()
            }
            rest = rest.dropFirst(count)
        }
        guard fsync(descriptor) == 0, close(descriptor) == 0 else { throw Failure() }
    }
}
