import Domain
import Yams

/// The configuration file, for reading and writing single settings. A change keeps comments, order and the rest of the
/// file, and replaces the file atomically.
package struct ConfigurationFile: Sendable {
    /// The file need not exist.
    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// The file's settings; an unreadable file gives a problem and the defaults.
    var settings: AppConfiguration {
        do throws(TextFile.Problem) {
            return try TextFile.contents(path).map(ConfigurationReader.read) ?? AppConfiguration()
        } catch {
            var settings = AppConfiguration()
            settings.problems = [ConfigurationProblem(.unusable(error))]
            return settings
        }
    }

    /// The file's value of a setting; nil if it is missing or invalid.
    package func value(of key: ConfigurationKey) -> ConfigurationValue? {
        guard let text = TextFile.read(path), let node = (try? YAMLText.compose(text)).flatMap(\.self) else {
            return nil
        }
        let found = key.path.reduce(Optional(node)) { node, name in node?.mapping?[name] }
        guard let found, let value = ConfigurationValue(found), value != .text("") || key.path[0] == "keys" else {
            return nil
        }
        let lines = ConfigurationReader.read(text).problems.compactMap(\.place?.line)
        return lines.contains(found.mark?.line ?? 0) ? nil : value
    }

    /// Writes a setting; nil restores its default. Throws `ConfigurationFileProblem`, leaving the file unchanged.
    package func set(_ key: ConfigurationKey, to value: ConfigurationValue?) throws(ConfigurationFileProblem) {
        let text: String
        do throws(TextFile.Problem) {
            text = try TextFile.contents(path) ?? ""
        } catch {
            throw .unusable(path: path, problem: error)
        }
        let edited = try ConfigurationEditor.text(text, setting: key.path, to: value)
        let known = Set(ConfigurationReader.read(text).problems.map(\.fault))
        if let value,
            let problem = ConfigurationReader.read(edited).problems.first(where: { !known.contains($0.fault) })
        {
            throw .refused(key: key, value: value.description, fault: problem.fault)
        }
        if edited != text { try write(edited) }
    }

    private func write(_ text: String) throws(ConfigurationFileProblem) {
        if let slash = path.lastIndex(of: "/") { AppPaths.makeFolder(String(path[..<slash])) }
        do throws(OutputFile.Failure) {
            try OutputFile.replace(path, with: text, keepsLink: true)
        } catch {
            throw .unwritable(path: path, trouble: FileTrouble(code: error.code))
        }
    }
}
