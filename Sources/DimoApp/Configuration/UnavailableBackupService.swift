/// Keeps nothing: what was changed is gone when the program ends, as in a drawing of it.
struct UnavailableBackupService: ConfigurationKeeping {
    func set(_ key: ConfigurationKey, to value: ConfigurationValue?) throws(ConfigurationFileProblem) {}
}
