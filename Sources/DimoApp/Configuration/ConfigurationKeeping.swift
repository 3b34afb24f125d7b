/// Keeps settings for the next start.
protocol ConfigurationKeeping: Sendable {
    /// Keeps a setting; nil takes it away, so that its default holds.
    ///
    /// - Throws: `ConfigurationFileProblem`; what was kept stays as it is then.
    func set(_ key: ConfigurationKey, to value: ConfigurationValue?) throws(ConfigurationFileProblem)
}

extension ConfigurationFile: ConfigurationKeeping {}
