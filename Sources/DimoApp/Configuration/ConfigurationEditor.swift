import Yams

/// Changes one setting in the text of a configuration file. The lines around it stay byte for byte. The result is
/// parsed and compared with the intended settings. A layout that cannot be changed in place (anchors) makes the file be
/// rewritten, which loses no setting; a file with comments is left unchanged instead.
enum ConfigurationEditor {
    /// Returns the text with a setting changed; nil removes it.
    static func text(
        _ text: String, setting path: [String], to value: ConfigurationValue?
    ) throws(ConfigurationFileProblem) -> String {
        let root = try node(text)
        guard let wanted = try ConfigurationTree.changed(root, path, value?.yaml) else { return text }
        if let edited = ConfigurationBraces(text).text(setting: path, in: root, to: value?.yaml),
            (try? node(edited)) == wanted
        {
            return edited
        }
        var lines = ConfigurationLines(text)
        lines.set(path, in: root, to: value?.yaml)
        let edited = lines.text
        if (try? node(edited)) == wanted { return edited }
        guard !hasRemark(text) else { throw .unreadable(ConfigurationProblem(.unchangeable)) }
        guard let anew = try? Yams.serialize(node: wanted, allowUnicode: true) else {
            throw .unreadable(ConfigurationProblem(.unchangeable))
        }
        return anew
    }

    /// Whether there may be a comment; a `#` within a text also counts.
    private static func hasRemark(_ text: String) -> Bool {
        var before: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            if scalar == "#", " \t\n\r\u{85}\u{2028}\u{2029}\u{FEFF}".unicodeScalars.contains(before) { return true }
            before = scalar
        }
        return false
    }

    /// The root of the settings; an empty file has none.
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

enum ConfigurationTree {
    /// Returns the settings with one changed, or removed together with groups left empty; nil if nothing changes.
    static func changed(_ node: Node, _ path: [String], _ yaml: String?) throws(ConfigurationFileProblem) -> Node? {
        guard let name = path.first else { return yaml.flatMap { (try? Yams.compose(yaml: "v: \($0)"))?["v"] } }
        guard var pairs = pairs(of: node) else {
            throw .unreadable(ConfigurationProblem(at: ConfigurationPlace(node), .noGroup(name)))
        }
        let place = pairs.firstIndex { $0.0.string == name }
        let rest = Array(path.dropFirst())
        if yaml == nil {
            guard let place else { return nil }
            let inner = rest.isEmpty ? nil : try changed(pairs[place].1, rest, nil)
            if !rest.isEmpty, inner == nil { return nil }
            if let inner, self.pairs(of: inner)?.isEmpty == false {
                pairs[place].1 = inner
            } else {
                pairs.remove(at: place)
            }
            return Node(pairs)
        }
        let old = place.map { pairs[$0].1 } ?? Node([] as [(Node, Node)])
        guard let inner = try changed(old, rest, yaml) else { return nil }
        if let place {
            if pairs[place].1 == inner { return nil }
            pairs[place].1 = inner
        } else {
            pairs.append((Node(name), inner))
        }
        return Node(pairs)
    }

    /// An empty group is written as an empty value.
    static func pairs(of node: Node) -> [(Node, Node)]? {
        switch node {
        case .mapping(let mapping): mapping.map { ($0.key, $0.value) }
        case .scalar(let scalar): ConfigurationValue.isNull(scalar) ? [] : nil
        default: nil
        }
    }
}
