protocol ConfigurationKeeping: Sendable {
    /// Saves a setting; nil removes it, which restores its default.
    ///
    /// - Throws: `ConfigurationFileProblem`; the saved settings stay unchanged.
    func set(_ key: ConfigurationKey, to value: ConfigurationValue?) throws(ConfigurationFileProblem)
}

extension ConfigurationFile: ConfigurationKeeping {}
