import CommunityServer
import Foundation
import Yams

/// A file of option values, one `name: value` per line: YAML without nesting.
struct ConfigurationFile {
    let path: String
    private let values: [ServerOption: [String]]

    init(path: String) throws(SettingsProblem) {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw .unreadable(path: path)
        }
        self.path = path
        values = try Self.values(in: text, path)
        let address = values[.store]?.first.flatMap(PostgresAddress.init)
        let mode = try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        if address?.hasPassword == true, let mode, mode & 0o077 != 0 { throw .open(path: path) }
    }

    subscript(option: ServerOption) -> [String] { values[option] ?? [] }

    private static func values(in text: String, _ path: String) throws(SettingsProblem) -> [ServerOption: [String]] {
        let root: Node?
        do {
            root = try Yams.compose(yaml: text)
        } catch {
            throw .noSettings(path: path, reason: "\(error)")
        }
        guard let root, root.null == nil else { return [:] }
        guard let pairs = root.mapping?.map({ (name: $0.key.string ?? "?", node: $0.value) }) else {
            throw .noSettings(path: path, reason: "expected options as keys")
        }
        let unknown = pairs.map(\.name).filter { ServerOption(rawValue: $0) == nil }
        guard unknown.isEmpty else { throw .unknown(path: path, names: unknown) }
        var values: [ServerOption: [String]] = [:]
        for (name, node) in pairs {
            guard let option = ServerOption(rawValue: name) else { continue }
            guard values[option] == nil else { throw .notOne(path: path, name: name) }
            values[option] = try texts(of: node, option, path)
        }
        return values
    }

    private static func texts(
        of node: Node, _ option: ServerOption, _ path: String
    ) throws(SettingsProblem) -> [String] {
        let nodes = node.sequence.map { Array($0) } ?? [node]
        if node.sequence != nil, !option.isList { throw .notOne(path: path, name: option.rawValue) }
        var texts: [String] = []
        for node in nodes {
            guard let text = node.scalar?.string else { throw .notOne(path: path, name: option.rawValue) }
            guard node.null == nil, !text.isEmpty else { throw .noValue(path: path, name: option.rawValue) }
            texts.append(text)
        }
        return texts
    }
}
