import Domain
import Foundation

/// A folder of picture files with a size limit. Removes the least recently read first. Silently stores nothing if the
/// folder is not writable.
package actor PictureFolder {
    /// The most bytes of all files.
    package static let limit = 64 << 20

    private let path: String
    private let limit: Int
    /// The bytes of all files; nil before the first check.
    private var size: Int?

    /// `path` is the folder, created with the first picture.
    package init(path: String, limit: Int = PictureFolder.limit) {
        self.path = path
        self.limit = limit
    }

    /// Returns the stored file; nil if there is none, or if it belongs to another address.
    func file(of address: String) -> Data? {
        let name = self.name(of: address)
        guard let data = FileManager.default.contents(atPath: name), let split = data.firstIndex(of: 0x0A),
            data[..<split].elementsEqual(address.utf8)
        else { return nil }
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: name)
        return data[(split + 1)...]
    }

    func keep(_ file: Data, of address: String) {
        let data = Data(address.utf8) + [0x0A] + file
        guard data.count <= limit / 4 else { return }
        let manager = FileManager.default
        try? manager.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        remove(address)
        makeRoom(for: data.count)
        let name = name(of: address)
        guard (try? data.write(to: URL(filePath: name), options: .atomic)) != nil else { return }
        try? manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: name)
        size = (size ?? 0) + data.count
    }

    func remove(_ address: String) {
        let name = self.name(of: address)
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: name) else { return }
        if (try? FileManager.default.removeItem(atPath: name)) != nil {
            size = size.map { $0 - (attributes[.size] as? Int ?? 0) }
        }
    }

    /// Scans the folder only when it may be full.
    private func makeRoom(for bytes: Int) {
        if let size, size + bytes <= limit { return }
        let files = self.files()
        var rest = files.reduce(0) { $0 + $1.size }
        // Frees an additional eighth, so that not every picture causes a scan.
        let wanted = rest + bytes <= limit ? rest : limit - bytes - limit / 8
        for file in files.sorted(by: { $0.used < $1.used }) where rest > wanted {
            guard (try? FileManager.default.removeItem(atPath: file.path)) != nil else { continue }
            rest -= file.size
        }
        size = rest
    }

    private func files() -> [(path: String, size: Int, used: Date)] {
        let manager = FileManager.default
        return ((try? manager.contentsOfDirectory(atPath: path)) ?? []).compactMap { name in
            let file = "\(path)/\(name)"
            guard let attributes = try? manager.attributesOfItem(atPath: file),
                attributes[.type] as? FileAttributeType == .typeRegular
            else { return nil }
            return (file, attributes[.size] as? Int ?? 0, attributes[.modificationDate] as? Date ?? .distantPast)
        }
    }

    /// Files also contain their address, since two addresses may have the same hash.
    private func name(of address: String) -> String {
        let digits = String(address.fnv1a(), radix: 16)
        return "\(path)/\(String(repeating: "0", count: 16 - digits.count))\(digits)"
    }
}

struct LeastRecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry {
        let value: Value
        let cost: Int
        var used: Int
    }

    private let limit: Int
    private var entries: [Key: Entry] = [:]
    private var uses = 0
    private(set) var cost = 0

    init(limit: Int) { self.limit = limit }

    var count: Int { entries.count }

    mutating func value(of key: Key) -> Value? {
        uses += 1
        entries[key]?.used = uses
        return entries[key]?.value
    }

    /// Stores a value, unless it alone exceeds the limit.
    mutating func keep(_ value: Value, for key: Key, cost: Int) {
        remove(key)
        guard cost <= limit else { return }
        while self.cost + cost > limit, let oldest = entries.min(by: { $0.value.used < $1.value.used })?.key {
            remove(oldest)
        }
        uses += 1
        entries[key] = Entry(value: value, cost: cost, used: uses)
        self.cost += cost
    }

    private mutating func remove(_ key: Key) { cost -= entries.removeValue(forKey: key)?.cost ?? 0 }
}
