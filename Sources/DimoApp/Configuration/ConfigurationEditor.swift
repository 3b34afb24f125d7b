internal import Yams

/// Changes one setting in the text of a configuration file.
///
/// The lines around it stay byte for byte. What came out is read again and compared with what was wanted; where the
/// lines are laid out in a way that cannot be changed in place (braces, anchors), the file is written anew, which loses
/// its comments but never a setting.
enum ConfigurationEditor {
    /// The text with a setting changed; nil takes it out.
    static func text(
        _ text: String, setting path: [String], to value: ConfigurationValue?
    ) throws(ConfigurationFileProblem) -> String {
        let root = try node(text)
        guard let wanted = try ConfigurationTree.changed(root, path, value?.yaml) else { return text }
        var lines = ConfigurationLines(text)
        lines.set(path, in: root, to: value?.yaml)
        let edited = lines.text
        if (try? node(edited)) == wanted { return edited }
        guard let anew = try? Yams.serialize(node: wanted, allowUnicode: true) else {
            throw .unreadable(ConfigurationProblem(.unchangeable))
        }
        return anew
    }

    /// The file's settings; an empty file has none.
    private static func node(_ text: String) throws(ConfigurationFileProblem) -> Node {
        let found: Node?
        do throws(ConfigurationProblem) {
            found = try YAMLText.compose(text)
        } catch {
            throw .unreadable(error)
        }
        let node = found ?? Node([] as [(Node, Node)])
        if case .scalar(let scalar) = node, ConfigurationValue.isNull(scalar) { return Node([] as [(Node, Node)]) }
        return node
    }
}
